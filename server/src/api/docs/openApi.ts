import { z } from 'zod';
import { version } from '../../../package.json';
import type { ListedRoute } from '../core/types';

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' });

function parameters({ url, query }: ListedRoute) {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = query ? ((jsonSchema(query).properties ?? {}) as Record<string, unknown>) : {};
  return [
    ...inPath,
    ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ];
}

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function operation(route: ListedRoute) {
  return {
    summary: route.summary,
    tags: [route.url.split('/')[2] ?? 'api'],
    ...(route.access === 'public' ? { security: [] } : {}),
    ...(route.access === 'owner' ? { description: 'For the owner only.' } : {}),
    parameters: parameters(route),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body) } } },
    }),
    responses: { '2XX': { description: 'Done' }, '4XX': error('Refused; the message says what to do next.') },
  };
}

const components = {
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  schemas: {
    Error: {
      type: 'object',
      required: ['message', 'code'],
      properties: {
        message: { type: 'string' },
        code: { type: 'string' },
        errors: {
          type: 'array',
          items: { type: 'object', properties: { path: { type: 'string' }, msg: { type: 'string' } } },
        },
      },
    },
  },
};

/** The API's OpenAPI document, from its routes and their zod schemas. */
export function openApi(routes: readonly ListedRoute[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Staffing platform API', version },
    security: [{ token: [] }],
    paths,
    components,
  };
}
