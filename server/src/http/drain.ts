import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Whether the server is about to end. It answers everything until then, reports that it is not ready, and closes
     * each connection after its answer.
     */
    drain: { isOn: boolean };
  }
}

/** Gives a server its `drain`. */
export function drainable(app: FastifyInstance): void {
  const drain = { isOn: false };
  app.decorate('drain', drain);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drain.isOn) reply.header('Connection', 'close');
    done(null, payload);
  });
}
