import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModuleManifest } from 'shared/contract';
import { pathOfResource } from 'shared/contract/declaredResource';
import type { ErrorCode } from 'shared/domain/records/errorCodes';
import { Agent, request as send } from 'undici';
import { ApiError, badInput } from '../../core/errors';
import { queryOf } from '../../core/queryOf';
import type { Api } from '../../core/types';
import type { PersonSigner } from './personSigner';

/** How long a module's service may take, in milliseconds, and how much may go each way, in bytes. */
export interface ServiceLimits {
  connectMs: number;
  /** Time limit until its answer begins, and between any two parts. */
  silentMs: number;
  /** For the whole call. */
  wholeMs: number;
  requestBytes: number;
  answerBytes: number;
}

const MB = 1024 * 1024;
const inMb = (bytes: number) => `${Math.round(bytes / MB)} MB`;
const usual: ServiceLimits = {
  connectMs: 3_000,
  silentMs: 10_000,
  wholeMs: 60_000,
  requestBytes: 10 * MB,
  answerBytes: 25 * MB,
};

/**
 * The request headers that are passed on: nothing about the caller except the signed account, no cookie, no token,
 * nothing about the connection.
 */
const passedOn = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-encoding',
  'content-length',
  'if-none-match',
  'if-match',
  'idempotency-key',
  'range',
  'x-request-id',
];
/** The answer headers that are passed back: no cookie, and no policies of this site. */
const passedBack = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'retry-after',
  'x-total-count',
];

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

const tooLarge = (bytes: number) =>
  new ApiError(413, 'too_large', `This is too large for the module’s service; send at most ${inMb(bytes)}.`);

/** Ends a stream that grows beyond a number of bytes. */
function atMost(bytes: number): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum += chunk.length;
      if (sum > bytes) done(tooLarge(bytes));
      else done(null, chunk);
    },
  });
}

/** Whether a part of an address, as it reads once decoded, leads out of its folder. */
const isWayOut = (part: string) => /^\.{1,2}$|[\\\0]/.test(part);

/**
 * The target of a call: below the operator's address only. It is built from the router's match, decoded once, and the
 * query; the request's own target is not used. Throws 400 for a way out.
 */
function addressOf(target: string, { raw, params }: Pick<FastifyRequest, 'raw' | 'params'>): URL {
  const parts = (params as { '*': string })['*'].split('/');
  if (parts.some(isWayOut))
    throw badInput([{ path: '', msg: 'The address has a part that leads out of the service; leave it out.' }]);
  // The router leaves a slash at the end out; to a service it may be another address.
  const end = /^[^?#]*\/(?:[?#]|$)/.test(raw.url ?? '') ? '/' : '';
  return new URL(`${target}/${parts.map(encodeURIComponent).join('/')}${end}${queryOf(raw)}`);
}

/** The error for the caller when there is no answer. */
function failureOf(error: unknown, { title, team }: ModuleManifest): ApiError {
  if (error instanceof ApiError) return error;
  const { code = '', name } = error as { code?: string; name?: string };
  const next = `Please try again later; if it stays, tell the team ${team}.`;
  return ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'].includes(code) || name === 'TimeoutError'
    ? new ApiError(
        504,
        'service_slow',
        `The service of ${title} did not answer in time. ${next}`,
        {},
        {},
        { cause: error },
      )
    : new ApiError(502, 'service_down', `The service of ${title} can’t be reached. ${next}`, {}, {}, { cause: error });
}

/** An answer that is not passed back: a redirect, a refusal of the signed account, or one that is too large. */
function refusalOf(
  status: number,
  headers: IncomingHttpHeaders,
  { answerBytes }: ServiceLimits,
  { title, team }: ModuleManifest,
): ApiError | undefined {
  const refused = (code: ErrorCode, what: string) =>
    new ApiError(502, code, `The service of ${title} ${what} Tell the team ${team}.`);
  if (status >= 300 && status < 400 && status !== 304)
    return refused('service_redirects', 'answered with another address, which is not followed.');
  if (status === 401) return refused('service_refuses', 'did not accept who is signed in.');
  if (Number(headers['content-length'] ?? 0) > answerBytes)
    return refused('service_too_large', `answered more than the ${inMb(answerBytes)} that are passed on.`);
  return undefined;
}

/**
 * The operator's log line for an answer that could not be passed back to its end; the caller sees the connection end.
 */
function cutOff(error: unknown, { answerBytes }: ServiceLimits, { title, team }: ModuleManifest): string {
  const { code = '' } = error as { code?: string };
  const why =
    code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
      ? `it is more than the ${inMb(answerBytes)} that are passed on`
      : 'the service stopped before its end';
  return `An answer of the service of ${title} was cut off, because ${why}; tell the team ${team}.`;
}

/** The right of each method of a call. */
const actOf = [
  ['GET', 'read'],
  ['POST', 'write'],
  ['PUT', 'write'],
  ['PATCH', 'write'],
  ['DELETE', 'delete'],
] as const;

/** A module's service, and where it is. */
export interface Service {
  manifest: ModuleManifest;
  /** The operator's address, without a slash at its end. */
  target: string;
}

/** Passes calls below `/m/<module>/<path>/` on to the module's service, as a stream both ways. `app` has the prefix `/api`. */
export function serviceRoutes(
  app: Api,
  { manifest, target }: Service,
  sign: PersonSigner,
  limits: ServiceLimits = usual,
): void {
  const { service, name } = manifest;
  if (!service) return;
  const path = pathOfResource(name, service.path);
  const agent = new Agent({
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.silentMs,
    bodyTimeout: limits.silentMs,
    maxResponseSize: limits.answerBytes,
    connections: 20,
  });
  app.addHook('onClose', () => agent.close());

  async function passOn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw, headers, method, account } = request;
    if (!account) throw new Error('A service is called without anybody signed in.');
    const url = addressOf(target, request);
    if (Number(headers['content-length'] ?? 0) > limits.requestBytes) throw tooLarge(limits.requestBytes);
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const answer = await send(url, {
      dispatcher: agent,
      method: method as 'GET',
      headers: { ...pick(headers, passedOn), 'x-signed-in-person': await sign(account, name) },
      body: hasBody ? raw.pipe(atMost(limits.requestBytes)) : null,
      signal: AbortSignal.any([gone.signal, AbortSignal.timeout(limits.wholeMs)]),
    }).catch((error: unknown) => {
      throw failureOf(error, manifest);
    });
    const refusal = refusalOf(answer.statusCode, answer.headers, limits, manifest);
    if (refusal) {
      answer.body.on('error', () => undefined).destroy();
      throw refusal;
    }
    answer.body.once('error', (error) => {
      if (!gone.signal.aborted) request.log.warn(cutOff(error, limits, manifest));
    });
    return reply.status(answer.statusCode).headers(pick(answer.headers, passedBack)).send(answer.body);
  }

  void app.register(
    async (scope: Api) => {
      // The body is a stream that goes on as it comes.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _body, done) => done(null));
      for (const [method, act] of actOf)
        scope.route({
          method,
          url: '/*',
          // The service compresses; here, what comes in parts would wait for each other.
          compress: false,
          config: { access: `${path}:${act}`, isReserved: service.access === 'owner', takesPacked: true },
          schema: { hide: true, summary: `Passed on to the service of ${manifest.title}` },
          handler: passOn,
        });
    },
    { prefix: `/${path}` },
  );
}
