import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { api } from './api/api';
import { answerError } from './api/core/answerError';
import type { ApiOptions, ApiPart } from './api/core/context';
import './api/core/types';
import { clientErrorHandler } from './http/answerUnread';
import { type Pace, refuseStalled } from './http/refuseStalled';
import { securityHeaders } from './http/securityHeaders';
import { closePools } from './work/pools';

/** A part of the server beside the API, such as the site. */
export type ServerPlugin = FastifyPluginAsync<ApiOptions>;

export interface AppOptions extends ApiOptions {
  /** By default, none: the API alone. */
  plugins?: readonly ServerPlugin[];
  /** Routes that join the API under `/api`, behind its guard. By default, none. */
  apiParts?: readonly ApiPart[];
  /** Whether failures are written to the standard output. By default, true. */
  log?: boolean;
  /** How slowly a request's body may come. By default, 10 KB in each 20 s. */
  pace?: Pace;
}

/** Proxies on this machine and in private networks may say whose request they pass on. */
const trustProxy = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_BODY_BYTES = 1024 * 1024;
/** What is made for one request is compressed quickly; what is made once, as well as possible (site/compress.ts). */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Puts the server together; it does not listen yet. */
export async function buildApp({
  db,
  settings,
  plugins = [],
  apiParts = [],
  log = true,
  pace,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // Bodies have a limit of their own, of progress.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    logger: log ? { level: 'warn' } : false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(securityHeaders)),
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders));
  app.addHook('onClose', closePools);
  refuseStalled(app, pace);
  app.decorate('apiRoutes', []);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: quickly });
  await app.register(api, { db, settings, apiParts, prefix: '/api' });
  for (const plugin of plugins) await app.register(plugin, { db, settings });
  return app;
}
