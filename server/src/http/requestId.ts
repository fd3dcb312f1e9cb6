import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Proxies on this machine and in private networks may say whose request they pass on, and under which id. */
export const trustProxy = ['loopback', 'linklocal', 'uniquelocal'];
const isTrusted = proxyAddr.compile(trustProxy);

/** The pattern of an id: it is written into logs and headers. */
const form = /^[\w.-]{8,64}$/;

/**
 * The id of a request, in its answer and its log lines: a trusted proxy's (`X-Request-Id`) when it is well-formed, else
 * a new one.
 */
export function requestId({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const given = String(headers['x-request-id'] ?? '');
  const { remoteAddress } = socket;
  return form.test(given) && remoteAddress !== undefined && isTrusted(remoteAddress, 0) ? given : randomUUID();
}
