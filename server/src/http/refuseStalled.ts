import type { FastifyInstance } from 'fastify';
import { answerUnread } from './answerUnread';

/** How often a body on its way in is looked at, in milliseconds, and the fewest bytes that must have arrived since. */
export interface Pace {
  windowMs: number;
  leastBytes: number;
}

/** 0.5 KB a second: a slow line passes, however long it takes; who only holds the connection does not. */
const usual: Pace = { windowMs: 20_000, leastBytes: 10_000 };

/**
 * Ends requests whose body stops arriving, with 408. The limit is on progress, not on total time: 5 MB over a bad
 * mobile connection take minutes. By default 10 KB in each 20 s.
 */
export function refuseStalled(app: FastifyInstance, { windowMs, leastBytes }: Pace = usual): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { socket } = raw;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody || typeof socket.bytesRead !== 'number') return done();
    let read = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - read;
      read = socket.bytesRead;
      if (raw.complete || socket.destroyed) clearInterval(timer);
      // While nobody reads it, it is the server that is slow.
      else if (came < leastBytes && raw.readableFlowing === true) {
        clearInterval(timer);
        if (reply.raw.headersSent) socket.destroy();
        else answerUnread(socket, 'too_slow', request.id);
      }
    }, windowMs);
    timer.unref();
    for (const event of ['end', 'close'] as const) raw.once(event, () => clearInterval(timer));
    done();
  });
}
