import type { FastifyInstance } from 'fastify';

/** How long running requests get to finish, in milliseconds. */
const GRACE_MS = 10_000;

/** On SIGTERM, SIGINT or SIGHUP: no new requests, running ones finish, the database closes, exit code 0. Further signals change nothing: a terminal sends them to npm and to the server. */
export function stopOnSignal(app: FastifyInstance): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
}
