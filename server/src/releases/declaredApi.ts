import type { ModuleManifest } from 'shared/contract';
import { pathOfResource } from 'shared/contract/declaredResource';
import { type FieldSchema, recordSchema } from 'shared/contract/recordSchema';
import { type ApiDocument, apiSurface, type Operation, type Schema } from './apiSurface';

const text = { type: 'string' };
/** Every record's fields and every list's parameters. */
const stored = { id: text, version: { type: 'integer' }, createdAt: text, updatedAt: text };
const paging = ['page', 'size', 'q', 'sort', 'fields'];

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const orNull = (field: Schema): Schema => ({ anyOf: [field, { type: 'null' }] });
const mayBeNull = (field: FieldSchema) => 'nullable' in field && field.nullable === true;
/** The value of an optional field: its default, or none. */
const answered = (field: FieldSchema, isNeeded: boolean): Schema =>
  isNeeded || field.type === 'boolean' || (field.default ?? null) !== null
    ? (field as Schema)
    : orNull(field as Schema);

/** The calls of one resource, as a document describes them. */
function pathsOf(path: string, schema: unknown): ApiDocument['paths'] {
  const { data } = recordSchema.safeParse(schema);
  if (!data) return {};
  const { properties, required = [] } = data;
  const each = (of: (field: FieldSchema, isNeeded: boolean) => Schema) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const own = of(field, required.includes(name));
        return [name, mayBeNull(field) ? orNull(own) : own] as const;
      }),
    );
  const record = { type: 'object', properties: { ...stored, ...each(answered) } };
  const whole: Schema = { ...record, required: Object.keys(record.properties) };
  const input: Schema = { type: 'object', properties: each((field) => field as Schema), required };
  const change: Schema = { ...input, properties: { ...input.properties, version: stored.version }, required: [] };
  const fields = Object.keys(record.properties).flatMap((name) => [name, `${name}.from`, `${name}.to`]);
  const parameters = [...paging, ...fields].map((name) => ({ in: 'query', name, schema: text }));
  const answers = (answer: Schema, body?: Schema): Operation => ({
    ...(body && { requestBody: json(body) }),
    responses: { 200: json(answer) },
  });
  return {
    [`/api/${path}`]: {
      get: { ...answers({ type: 'array', items: whole }), parameters },
      post: answers(whole, input),
    },
    [`/api/${path}/{id}`]: { get: answers(whole), put: answers(whole, change) },
  };
}

/** The inputs and answers of declared resources, field by field, as lines of a surface. */
export function declaredApi(manifests: readonly ModuleManifest[]): Record<string, string> {
  const paths = manifests.flatMap(({ name, resources = [] }) =>
    resources.map((resource) => pathsOf(pathOfResource(name, resource.name), resource.schema)),
  );
  const {
    right: _,
    code: __,
    ...lines
  } = apiSurface({ paths: Object.assign({}, ...paths) as ApiDocument['paths'] }, '$m');
  return lines;
}
