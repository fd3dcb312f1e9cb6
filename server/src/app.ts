import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { api } from './api/api';
import { answerError } from './api/core/answerError';
import type { ApiOptions, ApiPart } from './api/core/context';
import './api/core/types';
import { clientErrorHandler } from './http/answerUnread';
import { drainable } from './http/drain';
import { type LogStream, logAnswers, logging } from './http/logging';
import { type Pace, refuseStalled } from './http/refuseStalled';
import { requestId, trustProxy } from './http/requestId';
import { securityHeaders } from './http/securityHeaders';
import { closePools } from './threads/pools';

/** A part of the server beside the API, such as the site. */
export type ServerPlugin = FastifyPluginAsync<ApiOptions>;

export interface AppOptions extends ApiOptions {
  /** By default, none: the API alone. */
  plugins?: readonly ServerPlugin[];
  /** Routes that join the API under `/api`, behind its guard. By default, none. */
  apiParts?: readonly ApiPart[];
  /** Where the log goes. By default, to the standard output; false writes none. */
  log?: LogStream | false;
  /** How slowly a request's body may come. By default, 10 KB in each 20 s. */
  pace?: Pace;
}

/** For a year, a browser asks a site behind TLS by TLS only. */
const HSTS = 'max-age=31536000';
/** The longest that a part of the server may take to start, in milliseconds. */
const START_LIMIT_MS = 120_000;
const MAX_BODY_BYTES = 1024 * 1024;
/** What is made for one request is compressed quickly; what is made once, as well as possible (site/compress.ts). */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };

/** Puts the server together; it does not listen yet. */
export async function buildApp({
  db,
  settings,
  plugins = [],
  apiParts = [],
  log,
  pace,
}: AppOptions): Promise<FastifyInstance> {
  const isSecure = settings.publicUrl?.startsWith('https:') === true;
  const headers = { ...securityHeaders, ...(isSecure ? { 'Strict-Transport-Security': HSTS } : {}) };
  const app = Fastify({
    trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // Bodies have a limit of their own, of progress.
    requestTimeout: 0,
    // A start compresses every page: on a busy machine that takes longer than the 10 s that parts get by default.
    pluginTimeout: START_LIMIT_MS,
    forceCloseConnections: 'idle',
    logger: log === false ? false : logging(settings.logLevel, log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(headers).header('X-Request-Id', request.id)),
  });
  drainable(app);
  logAnswers(app);
  app.addHook('onRequest', async (request, reply) => void reply.headers(headers).header('X-Request-Id', request.id));
  app.addHook('onClose', closePools);
  refuseStalled(app, pace);
  app.decorate('apiRoutes', []);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: quickly });
  await app.register(api, { db, settings, apiParts, prefix: '/api' });
  for (const plugin of plugins) await app.register(plugin, { db, settings });
  return app;
}
