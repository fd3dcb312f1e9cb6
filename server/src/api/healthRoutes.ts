import { health, readiness } from 'shared/domain/console/health';
import { version } from '../../package.json';
import { type ApiOptions } from '../core/context';
import { type Api } from '../core/types';
import { type DatabaseState, probeDatabase } from '../db/engines/probeDatabase';

/** The maximum duration of a health check, in milliseconds: callers give up after a second. */
const LIMIT_MS = 800;
/** How long a result is cached, in milliseconds: each probe writes. */
const KEPT_MS = 1_000;

/**
 * `GET /health`: 200 while the database can be read and written, otherwise 503. `GET /ready`: the same for load
 * balancers, and also 503 while the server is shutting down.
 */
export async function healthRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  let probe: Promise<DatabaseState> | undefined;
  let state: { value: DatabaseState; at: number } | undefined;

  /** One probe at a time: while one waits for a hanging database, others take no connections. */
  const ask = (): Promise<DatabaseState> => {
    probe ??= probeDatabase(db).then((value) => {
      state = { value, at: performance.now() };
      probe = undefined;
      return value;
    });
    return Promise.race([
      probe,
      new Promise<DatabaseState>((resolve) => setTimeout(resolve, LIMIT_MS, 'unreachable').unref()),
    ]);
  };

  const known = async (): Promise<DatabaseState> =>
    state && performance.now() - state.at < KEPT_MS ? state.value : ask();

  app.get(
    '/ready',
    {
      config: { access: 'public' },
      schema: { summary: 'Whether requests should be sent here', response: { 200: readiness, 503: readiness } },
    },
    async (_request, reply) => {
      const database = await known();
      const reason = app.drain.isOn ? 'draining' : database === 'ok' ? undefined : database;
      if (reason !== undefined) reply.header('Retry-After', '5');
      return reply.status(reason === undefined ? 200 : 503).send({ ready: reason === undefined, reason });
    },
  );
  app.get(
    '/health',
    {
      config: { access: 'public' },
      schema: { summary: 'Whether the server and its database work', response: { 200: health, 503: health } },
    },
    async (_request, reply) => {
      const database = await known();
      const status = database === 'ok' ? 'ok' : 'failed';
      if (status === 'failed') reply.header('Retry-After', '5');
      return reply
        .status(status === 'ok' ? 200 : 503)
        .send({ status, database, version, uptimeSeconds: Math.round(process.uptime()) });
    },
  );
}
