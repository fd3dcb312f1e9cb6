import type { FastifyInstance } from 'fastify';

/** Keeps the list `app.apiRoutes` of every route registered after it. */
export function listRoutes(app: FastifyInstance): void {
  app.decorate('apiRoutes', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) {
      if (each === 'HEAD' || url === '') continue;
      app.apiRoutes.push({ method: each, url, access: config?.access ?? 'staff', summary: config?.summary ?? '', body: config?.body, query: config?.query });
    }
  });
}
