import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { answerError } from '../api/records/answerError';
import { badInput } from '../core/errors';
import '../core/types';
import type { Settings } from '../settings';
import { requestId, trustProxy } from './requestId';
import { securityHeaders } from './securityHeaders';
import { unpackBodies } from './unpackBodies';

/** For a year, a browser asks a site behind TLS by TLS only. */
const HSTS = 'max-age=31536000';
const NO_PATH = 'The address of a request begins with /; send the path alone, without a host.';
const MAX_BODY_BYTES = 1024 * 1024;
/**
 * Answers for one request are compressed quickly; those made once, as well as possible (site/compress.ts). Up to 256 KB
 * at once, which takes a millisecond: a stream takes five. Larger ones must not hold up the others.
 */
export const compressed = {
  encodings: ['br' as const, 'gzip' as const],
  // Files of unknown type may be archives, which are compressed already.
  customTypes: /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)/,
  threshold: 1024,
  syncThreshold: 256 * 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
};

/** A server without routes, the base of every part of the product: trusted addresses, errors, compression. */
export async function newServer(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  options: FastifyServerOptions,
): Promise<FastifyInstance> {
  const isSecure = publicUrl?.startsWith('https:') === true;
  const headers = { ...securityHeaders, ...(isSecure ? { 'Strict-Transport-Security': HSTS } : {}) };
  const app = Fastify({
    trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // Bodies have a limit of their own, of progress.
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(headers).header('X-Request-Id', request.id)),
    ...options,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    // The router ignores an absolute target's host (`http://elsewhere/…`): code that reads the target again would not.
    if (request.raw.url?.startsWith('/') !== true) return done(badInput([{ path: '', msg: NO_PATH }]));
    done();
  });
  app.decorate('apiRoutes', []);
  // Unpacking a request's body has a separate limit.
  await app.register(compress, { ...compressed, globalDecompression: false });
  unpackBodies(app);
  return app;
}
