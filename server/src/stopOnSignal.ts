import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long running requests get to finish, in milliseconds. */
const GRACE_MS = 10_000;

/**
 * On SIGTERM: the server says that it is not ready, and answers on for `drainMs`, in which what shares out the requests
 * turns to other servers; on SIGINT and SIGHUP, a person's signals, it does not wait. Then: no new requests, running ones
 * finish, the database closes, exit code 0. Further signals change nothing: a terminal sends them to npm and to the server.
 */
export function stopOnSignal(app: FastifyInstance, drainMs: number): void {
  let isStopping = false;
  const stop = async (waitMs: number) => {
    if (isStopping) return;
    isStopping = true;
    app.drain.isOn = true;
    await wait(waitMs);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => void stop(drainMs));
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => void stop(0));
}
