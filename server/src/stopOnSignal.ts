import type { FastifyInstance } from 'fastify';

/** How long running requests get to finish, in milliseconds. */
const GRACE_MS = 10_000;

/** On SIGTERM or SIGINT: no new requests, running ones finish, the database closes, exit code 0. */
export function stopOnSignal(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    app.close().then(() => process.exit(0), () => process.exit(1));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
