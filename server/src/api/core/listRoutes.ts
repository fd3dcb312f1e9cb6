import type { FastifyInstance } from 'fastify';

/** Adds every route registered after it to `app.apiRoutes`. */
export function listRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) {
      if (each === 'HEAD' || url === '') continue;
      app.apiRoutes.push({
        method: each,
        url,
        access: config?.access ?? 'staff',
        summary: config?.summary ?? '',
        body: config?.body,
        query: config?.query,
      });
    }
  });
}
