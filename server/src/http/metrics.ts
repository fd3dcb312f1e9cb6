import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Copier } from '../copies/Copier';
import { addressKey } from '../core/addressKey';
import { ApiError } from '../core/errors';
import { routeOf } from '../core/routeOf';
import { pools } from '../threads/pools';

export interface MetricsOptions {
  /** With it, metrics can be read from anywhere. By default, only this machine may, and nobody where the server is known by another name. */
  token: string | undefined;
  /** Where the server is reached. By default, nowhere but here. */
  publicUrl?: string | undefined;
  /** How many modules are left out because they can't be served. */
  leftOut: () => number;
  /** Whether something here still serves the previous state, because it could not apply a change. */
  isBehind: () => boolean;
  /** The state of the embedded database's copies. By default none are made. */
  copies?: Pick<Copier, 'wholeUntil' | 'provedAt'> | undefined;
}

/** Headers that proxies add; one that adds none keeps at least the requested host name. */
const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
const isHere = (address: string) => /^127\./.test(addressKey(address)) || address === '::1';
const isNameOfHere = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host);

/**
 * Whether a call comes from this machine itself. A proxy on it that names no client looks the same, so a server with
 * another name, which has a proxy, needs a token.
 */
const isFromHere = ({ socket, headers }: FastifyRequest, publicUrl: string | undefined): boolean =>
  isHere(socket.remoteAddress ?? '') &&
  isNameOfHere(headers.host ?? '') &&
  (publicUrl === undefined || isNameOfHere(new URL(publicUrl).host)) &&
  ofProxies.every((header) => headers[header] === undefined);

function mayRead(request: FastifyRequest, token: string | undefined, publicUrl: string | undefined): boolean {
  if (token === undefined) return isFromHere(request, publicUrl);
  const given = Buffer.from(String(request.headers.authorization ?? ''));
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** `GET /metrics`: what Prometheus reads, of this process. */
// oxlint-disable-next-line max-lines-per-function -- a list of the metrics
export function metrics({ token, publicUrl, leftOut, isBehind, copies }: MetricsOptions) {
  const plugin = async (app: FastifyInstance): Promise<void> => {
    const register = new Registry();
    collectDefaultMetrics({ register });
    const answers = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long answers took, by method, route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [register],
    });
    const work = new Gauge({
      name: 'heavy_work',
      help: 'Heavy work that runs and that waits, by pool',
      labelNames: ['pool', 'state'],
      registers: [register],
      collect() {
        for (const [pool, { load }] of Object.entries(pools))
          for (const state of ['running', 'waiting'] as const) this.set({ pool, state }, load[state]);
      },
    });
    const modules = new Gauge({
      name: 'modules_left_out',
      help: 'Modules that are left out because they cannot be served',
      registers: [register],
      collect() {
        this.set(leftOut());
      },
    });
    const behind = new Gauge({
      name: 'registry_behind',
      help: '1 while this server serves what was current before, because it could not take a change over',
      registers: [register],
      collect() {
        this.set(Number(isBehind()));
      },
    });
    if (copies) {
      const age = (since: number | undefined) => (since === undefined ? Number.NaN : (Date.now() - since) / 1000);
      const ages = {
        copies_behind_seconds: () => age(copies.wholeUntil),
        copies_proof_age_seconds: () => age(copies.provedAt),
      };
      const help = {
        copies_behind_seconds: 'Since when the last change that is known to be copied was stored',
        copies_proof_age_seconds: 'Since when a restored copy was last found right; NaN before the first time',
      };
      for (const [name, read] of Object.entries(ages) as [keyof typeof ages, () => number][])
        new Gauge({
          name,
          help: help[name],
          registers: [register],
          collect() {
            this.set(read());
          },
        });
    }
    work.reset();
    modules.set(leftOut());
    behind.set(Number(isBehind()));
    app.addHook('onResponse', (request, reply, done) => {
      const { method } = request;
      answers.observe({ method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
    app.get('/metrics', async (request, reply) => {
      if (!mayRead(request, token, publicUrl))
        throw new ApiError(
          403,
          'not_allowed',
          'Metrics need the token of the setting METRICS_TOKEN; without one, only this machine may read them, and only without a PUBLIC_URL.',
        );
      return reply
        .type(register.contentType)
        .header('Cache-Control', 'no-store')
        .send(await register.metrics());
    });
    app.addHook('onClose', async () => register.clear());
  };
  // Measures the whole server, so it is no scope of its own.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
