import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the public forms say when they are sent. */
export const THANK_YOU = 'Thank you! We will contact you soon.';

/** Whether a browser has sent the form by itself, without the site's code, and so shows what comes back. */
export function isPlainPost(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/**
 * Answers a plain form post: the site's page when it supplies one (`renderFormAnswer`),
 * else a redirect to `/?sent=<form>` or `/?failed=<form>`.
 */
export function answerPlainPost(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'callback' | 'contact',
  status: number,
  message: string,
): FastifyReply {
  const ok = status < 400;
  const page = request.server.renderFormAnswer?.(kind, ok, message);
  if (page === undefined) return reply.redirect(`/?${ok ? 'sent' : 'failed'}=${kind}`, 303);
  return reply.status(status).type('text/html; charset=utf-8').send(page);
}
