import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers of the API are data: never guessed at, framed, kept by a cache or run as a page. */
export async function securityHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
}
