import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type {} from '@fastify/swagger';
import { z } from 'zod';
import { fileOf } from '../core/routeSchemas';
import type { Api } from '../core/types';
import { docsPage, docsStyles } from './docsPage';

/** The document as the build made it, beside the built server. */
const builtDocument = path.join(import.meta.dirname, 'api.json');

const document = z.custom<string | Readable>().meta({ type: 'object', description: 'An OpenAPI 3.1 document' });

/** The API described: a page for people at `/docs`, an OpenAPI document at `/docs.json`, which is made when it is asked for only where the sources run. */
export async function docsRoutes(app: Api): Promise<void> {
  const isBuilt = existsSync(builtDocument);
  app.get(
    '/docs.json',
    {
      config: { access: 'public' },
      schema: {
        summary: 'This API as an OpenAPI document',
        response: { 200: document },
      },
    },
    async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .send(isBuilt ? createReadStream(builtDocument) : JSON.stringify(app.swagger())),
  );
  app.get(
    '/docs',
    {
      config: { access: 'public' },
      schema: { summary: 'This API as a page', response: { 200: fileOf('text/html', 'A page') } },
    },
    async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
        .send(docsPage(app.apiRoutes)),
  );
  app.get(
    '/docs.css',
    {
      config: { access: 'public' },
      schema: { summary: 'The page’s styles', response: { 200: fileOf('text/css', 'A style sheet') } },
    },
    async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyles),
  );
}
