import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { refusal } from 'shared/domain/records/answers';
import { z } from 'zod';
import { version } from '../../../package.json';
import { parse } from '../../core/parse';
import { OF_ATTEMPTS, TOTAL_HEADER } from '../../core/routeSchemas';
import type { Access, ListedRoute } from '../../core/types';

z.globalRegistry.add(refusal, { id: 'Refusal' });

/** The errors of a repeated attempt. */
const ofAttempts = [409, 422];

/** The errors any route may return, by its input; further ones are declared (`schema.refuses`). */
function refusalsOf({ method, url, access, turn, schema }: ListedRoute): number[] {
  return [
    ...[400, 408, 431, 500, 503],
    ...(access === 'public' ? [] : [401, 403]),
    ...(url.includes(':') ? [404, 414] : []),
    ...(turn ? [429] : []),
    ...(schema.body || schema.form ? [413, 415] : []),
    ...(method === 'POST' ? ofAttempts : []),
    ...(schema.refuses ?? []),
  ];
}

/** One response of a route: an empty body, or a JSON schema for each media type. */
interface DescribedAnswer {
  description: string;
  type?: 'null';
  content?: Record<string, { schema: object }>;
}

const json = (schema: object) => ({ 'application/json': { schema } });
const wordsOf = (status: number | string) => STATUS_CODES[status] ?? '';
const refused = (status: number) => ({
  description: wordsOf(status),
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

/** The headers of a POST. */
const attemptHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .optional()
    .describe(
      'A random key of the attempt, such as a UUID. For a day a repeat with the same key gets the first answer and does nothing; while the first is running it gets 409, and with other content 422. Refused calls keep no key.',
    ),
});

const countHeader = {
  [TOTAL_HEADER]: { description: 'The number of rows in all pages', schema: { type: 'integer' } },
};

/** The rights a route requires; undefined for routes without any. */
const accessOf = (config: FastifyContextConfig | undefined): Access => config?.access ?? 'signed-in';

/** A route's schemas as JSON schemas; each response names its media types. */
function describeRoute({ url, access, schema: { refuses: _, counts: __, form, ...own } }: Omit<ListedRoute, 'method'>) {
  const { schema } = jsonSchemaTransform({
    schema: {
      tags: [url.split('/')[2] ?? 'api'],
      ...(access === 'public' ? { security: [] } : {}),
      ...(access.includes(':') ? { description: `Needs the right ${access}.` } : {}),
      ...own,
      ...(form ? { body: form, consumes: ['multipart/form-data'] } : {}),
    },
    url,
    route: { url, method: 'GET', handler: () => undefined },
    openapiObject: { openapi: '3.1.0' },
  });
  const answers = Object.entries((schema?.response ?? {}) as Record<string, Partial<DescribedAnswer>>);
  const response = answers.map(([status, answer]): [string, DescribedAnswer] => {
    const description = answer.description ?? wordsOf(status);
    return [
      status,
      answer.type === 'null' || answer.content ? { ...answer, description } : { description, content: json(answer) },
    ];
  });
  return { ...schema, response: Object.fromEntries(response) };
}

/** Every response of a route, by status, as in the document. */
export function answersOf(route: ListedRoute): Record<string, DescribedAnswer> {
  const refusals = refusalsOf(route).map((status) => [status, refused(status)]);
  return { ...(Object.fromEntries(refusals) as Record<string, DescribedAnswer>), ...describeRoute(route).response };
}

/** The name of an error in the document; errors that a route doesn't throw itself have another. */
const nameOf = (status: number, { method, schema }: ListedRoute) =>
  wordsOf(status).replaceAll(' ', '') +
  (method === 'POST' && ofAttempts.includes(status) && !schema.refuses?.includes(status) ? OF_ATTEMPTS : '');
/** `/api/centers/:id` in the document's notation. */
const pathOf = (url: string) => url.replace(/:(\w+)/g, '{$1}');

/**
 * Validates requests and documents responses with the zod schemas that routes declare (`schema: { params, querystring,
 * body, response }`). Input is parsed before the handler; responses are sent unchanged, and checked against the
 * document by the tests. `app.swagger()` is the OpenAPI document, `app.apiRoutes` its input.
 */
export async function describeApi(app: FastifyInstance): Promise<void> {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => ({ value: parse(schema, input) }));
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Staffing platform API', version },
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema = {}, url, route }) => ({
      url,
      // Fastify serves a list with and without a trailing slash; it is one endpoint.
      schema:
        url.endsWith('/') || route.method === 'OPTIONS'
          ? { hide: true }
          : describeRoute({
              url,
              access: accessOf(route.config),
              schema: route.method === 'POST' ? { ...schema, headers: attemptHeaders } : schema,
            }),
    }),
    // Refusals, the same everywhere, are collected in one place.
    transformObject: (document) => {
      const whole = jsonSchemaTransformObject(document) as {
        paths: Record<string, Record<string, { responses: Record<string, object> }>>;
        components: Record<string, object>;
      };
      const named = new Map<string, object>();
      for (const route of app.apiRoutes) {
        const operation = whole.paths[pathOf(route.url)]?.[route.method.toLowerCase()];
        if (!operation) continue;
        const refusals = refusalsOf(route).map((status) => {
          const name = nameOf(status, route);
          named.set(name, refused(status));
          return [status, { $ref: `#/components/responses/${name}` }];
        });
        operation.responses = { ...Object.fromEntries(refusals), ...operation.responses };
        if (route.schema.counts) Object.assign(operation.responses['200'] ?? {}, { headers: countHeader });
      }
      whole.components.responses = Object.fromEntries(named);
      return whole as ReturnType<typeof jsonSchemaTransformObject>;
    },
  });
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    for (const each of [method].flat()) {
      if (each === 'HEAD' || url.endsWith('/')) continue;
      const { isReserved, keepsReach, turn } = config ?? {};
      app.apiRoutes.push({ method: each, url, access: accessOf(config), isReserved, keepsReach, turn, schema });
    }
  });
}
