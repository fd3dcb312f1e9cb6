import Fastify from 'fastify';
import { z } from 'zod';
import { nothing } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import { tableKinds } from '../records/lists/sendTable';
import { describeApi } from './describeApi';
import { docsPage } from './docsPage';

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
}

/** The OpenAPI document and the documentation page of an API with these routes. */
async function described() {
  const app = Fastify().decorate('apiRoutes', []);
  await describeApi(app);
  await app.register(async (api: Api) => {
    api.get(
      '/api/stones/:id',
      {
        config: { access: 'stones:read' },
        schema: {
          summary: 'One <stone>',
          params: z.object({ id: z.string() }),
          response: { 200: z.object({ weight: z.int() }), 204: nothing },
        },
      },
      () => undefined,
    );
    api.post(
      '/api/stones',
      {
        config: { access: 'public' },
        schema: {
          summary: 'A stone',
          body: z.object({ weight: z.int() }),
          response: { 200: tableKinds.csv.answer },
          refuses: [409],
        },
      },
      () => '',
    );
  });
  await app.ready();
  const page = docsPage(app.apiRoutes);
  const document: unknown = app.swagger();
  await app.close();
  return { page, paths: (document as Described).paths };
}

test('an answer is described with its media type, and one without a body without any', async () => {
  const { paths } = await described();
  const { responses } = paths['/api/stones/{id}']?.get ?? { responses: {} };
  expect(responses['204']).toEqual({ description: 'Done' });
  expect(responses['200']).toMatchObject({
    description: 'OK',
    content: { 'application/json': { schema: { properties: { weight: { type: 'integer' } } } } },
  });
  expect(Object.keys(paths['/api/stones']?.post?.responses['200']?.content ?? {})).toEqual(['text/csv']);
});

test('what a route may refuse with follows from what it takes and who may call it', async () => {
  const { paths } = await described();
  const refusals = (path: string, method: string) =>
    Object.keys(paths[path]?.[method]?.responses ?? {}).filter((status) => status >= '4');
  expect(refusals('/api/stones/{id}', 'get')).toEqual(['400', '401', '403', '404', '408', '414', '431', '500', '503']);
  expect(refusals('/api/stones', 'post')).toEqual(['400', '408', '409', '413', '415', '422', '431', '500', '503']);
});

test('the page has every route, with what it takes and for whom it is', async () => {
  const { page } = await described();
  const rows = [...page.matchAll(/<tr><td>(.*?)<\/tr>/g)].map(([, row = '']) => row.replace(/<[^>]*>/g, ' ').trim());
  expect(rows.map((row) => row.split(/\s{2,}/))).toEqual([
    ['GET', '/api/stones/:id', 'One &#60;stone&#62;', 'stones:read'],
    ['POST', '/api/stones', 'A stone', 'weight', 'anyone'],
  ]);
});
