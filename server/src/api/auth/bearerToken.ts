import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer …`, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}
