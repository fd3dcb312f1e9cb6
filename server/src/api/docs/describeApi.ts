import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { refusal } from 'shared/domain/answers';
import { z } from 'zod';
import { version } from '../../../package.json';
import { parse } from '../core/parse';
import '../core/types';

z.globalRegistry.add(refusal, { id: 'Refusal' });

type Described = Pick<RouteOptions, 'url' | 'config'> & { schema: FastifySchema };

/** What any route may refuse with, by what it takes; the rest it names itself (`schema.refuses`). */
function refusalsOf({ url, config, schema }: Described): number[] {
  const access = config?.access ?? 'staff';
  return [
    ...[400, 408, 431, 500, 503],
    ...(access === 'public' ? [] : [401]),
    ...(access === 'owner' ? [403] : []),
    ...(url.includes(':') ? [404, 414] : []),
    ...(schema.body || schema.form ? [413, 415] : []),
    ...(schema.refuses ?? []),
  ];
}

type Answer = { description?: string; content?: object; type?: string };

/** An answer with the words of its status, and JSON unless it names its media types. */
function described(status: string, answer: Answer): Answer {
  const description = answer.description ?? STATUS_CODES[status] ?? '';
  if (answer.type === 'null' || answer.content) return { ...answer, description };
  return { description, content: { 'application/json': { schema: answer } } };
}

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'shape' in body ? Object.keys(body.shape as object) : [];

/** A route's schemas with what all routes share, as the document shows them. */
const transform: typeof jsonSchemaTransform = (document) => {
  const { route, schema: own = {}, url } = document;
  // Fastify serves a list with and without the slash at its end; it is one call.
  if (url.endsWith('/') || route.method === 'OPTIONS') return { schema: { hide: true }, url };
  const access = route.config?.access ?? 'staff';
  const { refuses: _, form, ...sent } = own;
  const declared = form ? { ...sent, body: form, consumes: ['multipart/form-data'] } : sent;
  const refusals = refusalsOf({ url, config: route.config, schema: own }).map((status) => [status, refusal]);
  const { schema } = jsonSchemaTransform({
    ...document,
    schema: {
      tags: [url.split('/')[2] ?? 'api'],
      ...(access === 'public' ? { security: [] } : {}),
      ...(access === 'owner' ? { description: 'For the owner only.' } : {}),
      ...declared,
      response: { ...Object.fromEntries(refusals), ...(declared.response as object) },
    },
  });
  const answers = Object.entries((schema as { response: Record<string, Answer> }).response);
  return {
    schema: {
      ...schema,
      response: Object.fromEntries(answers.map(([status, each]) => [status, described(status, each)])),
    },
    url,
  };
};

/**
 * Reads what is sent, and describes what is answered, by the zod schemas that routes declare (`schema: { params,
 * querystring, body, response }`). Input is checked before the handler, which gets it as the schema reads it; answers
 * are sent as they are, and held against the document by the tests. `app.swagger()` is the OpenAPI document.
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
    transform,
    transformObject: jsonSchemaTransformObject,
  });
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    for (const each of [method].flat()) {
      if (each === 'HEAD' || url === '') continue;
      app.apiRoutes.push({
        method: each,
        url,
        access: config?.access ?? 'staff',
        summary: schema?.summary ?? '',
        fields: fieldsOf(schema?.form ?? schema?.body),
      });
    }
  });
}
