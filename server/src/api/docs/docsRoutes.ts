import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type {} from '@fastify/swagger';
import { z } from 'zod';
import { fileOf } from '../../core/routeSchemas';
import type { Api, FurtherDocument } from '../../core/types';
import { docsPage, docsStyles } from './docsPage';

/** The document from the build, next to the built server. */
const builtDocument = path.join(import.meta.dirname, 'api.json');

const wholeDocument = z.custom<string | Readable>().meta({ type: 'object', description: 'An OpenAPI 3.1 document' });

type Part = FurtherDocument['document'];

/** Merges the documents; duplicates are the same. */
function merged(whole: Part, parts: readonly Part[]): Part {
  const all = [...parts, whole];
  const components = (name: 'schemas' | 'responses') =>
    Object.assign({}, ...all.map((part) => part.components?.[name])) as object;
  return {
    ...whole,
    paths: Object.assign({}, ...all.map(({ paths }) => paths)) as object,
    components: { ...whole.components, schemas: components('schemas'), responses: components('responses') },
  };
}

/**
 * The API's documentation: a page for people at `/docs`, an OpenAPI document at `/docs.json`, generated on request only
 * when running from source.
 */
export async function docsRoutes(app: Api): Promise<void> {
  const isBuilt = existsSync(builtDocument);
  const own = (): Part =>
    isBuilt ? (JSON.parse(readFileSync(builtDocument, 'utf8')) as Part) : (app.swagger() as Part);
  /** The whole document as text, cached by its parts. */
  let last: { of: readonly FurtherDocument[]; text: string } | undefined;
  const withParts = (parts: readonly FurtherDocument[]): string => {
    if (last?.of.length !== parts.length || last.of.some((part, place) => part !== parts[place]))
      last = {
        of: parts,
        text: JSON.stringify(
          merged(
            own(),
            parts.map(({ document }) => document),
          ),
        ),
      };
    return last.text;
  };
  const further = () => app.furtherDocuments.map((part) => part()).filter((part) => part !== undefined);
  app.get(
    '/docs.json',
    {
      config: { access: 'public' },
      schema: {
        summary: 'This API as an OpenAPI document',
        response: { 200: wholeDocument },
      },
    },
    async (_request, reply) => {
      const parts = further();
      return reply
        .type('application/json; charset=utf-8')
        .send(isBuilt && parts.length === 0 ? createReadStream(builtDocument) : withParts(parts));
    },
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
        .send(docsPage([...app.apiRoutes, ...further().flatMap(({ routes }) => routes)])),
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
