import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyles } from './docsPage';
import { openApi } from './openApi';

/** The API described: a page for people at `/docs`, an OpenAPI document at `/docs.json`. */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  app.get('/docs.json', { config: { access: 'public', summary: 'This API as an OpenAPI document' } }, () =>
    Promise.resolve(openApi(app.apiRoutes)),
  );
  app.get('/docs', { config: { access: 'public', summary: 'This API as a page' } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
      .send(docsPage(app.apiRoutes)),
  );
  app.get('/docs.css', { config: { access: 'public', summary: 'The page’s styles' } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyles),
  );
}
