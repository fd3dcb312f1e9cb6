import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

/**
 * Allows the site to call an API on another host: if `API_BASE` is an absolute URL, pages of `PUBLIC_URL`, and no other
 * site's, may read the responses.
 */
export function crossOrigin(app: FastifyInstance, { apiBase, publicUrl }: Settings): void {
  if (publicUrl === undefined || !apiBase.startsWith('http')) return;
  const site = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Vary', 'Origin');
    if (request.headers.origin !== site) return;
    reply.headers({
      'Access-Control-Allow-Origin': site,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'X-Total-Count, Retry-After, Content-Disposition, X-Request-Id',
    });
  });
  app.options(
    '/*',
    { config: { access: 'public' }, schema: { summary: 'What the site may ask from another host' } },
    async (_request, reply) =>
      reply
        .status(204)
        .headers({
          'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Act',
          'Access-Control-Max-Age': '600',
        })
        .send(),
  );
}
