import { writeLine } from 'shared/contract/surface/surfaceLine';
import { OF_ATTEMPTS } from '../core/routeSchemas';

/** The parts of a JSON schema in the API's document that are read here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

/** An operation of the API's document. */
export interface Operation {
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string; headers?: Record<string, unknown> }>;
}

/** The API's document, as far as releases are checked against it. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const plain: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));
const union = (types: readonly string[]) => [...new Set(types)].sort().join(' | ');
const schemaIn = ({ content = {} }: Content = {}) =>
  (content['application/json'] ?? content['multipart/form-data'])?.schema;

/**
 * What the API offers, in lines as a surface has them: `GET slips/:` for each call, as a function of its body, or of what
 * its query must have, with lines of their own for the fields of bodies and answers; `GET slips?`, with the names
 * that its
 * query may have, and `GET slips?by`, with the words of one; `GET slips!status` and `GET slips!header`, with the statuses
 * that it answers by itself and the headers that it documents; `code`, with what it refuses by; `right`, with those
 * it asks for.
 * @param names what the names of objects begin with, so that lines of several documents are beside each other
 */
export function apiSurface({ paths, components = {} }: ApiDocument, names = '$'): Record<string, string> {
  const lines: Record<string, string> = {};
  const known = new Map<string, string>();

  const typeOf = (schema: Schema | undefined, way: 'in' | 'out'): string => {
    if (!schema) return 'unknown';
    const named = schema.$ref && components.schemas?.[schema.$ref.replace(/^.*\//, '')];
    if (named) return typeOf(named, way);
    if (schema.enum) return union(schema.enum.map(literal));
    if (schema.const !== undefined) return literal(schema.const);
    const parts = schema.anyOf ?? schema.oneOf;
    if (parts) return union(parts.map((part) => typeOf(part, way)));
    if (schema.allOf) return schema.allOf.map((part) => typeOf(part, way)).join(' & ');
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type }, way)));
    if (schema.type === 'array') {
      const item = typeOf(schema.items, way);
      return / [|&] /.test(item) ? `(${item})[]` : `${item}[]`;
    }
    if (schema.properties && Object.keys(schema.properties).length > 0)
      return objectOf(schema.properties, schema.required ?? [], way);
    if (schema.type !== 'object') return plain[schema.type ?? ''] ?? 'unknown';
    const values = schema.additionalProperties;
    return typeof values === 'object' ? `Record<string, ${typeOf(values, way)}>` : 'object';
  };

  /** Objects that say the same have one name. */
  const objectOf = (properties: Record<string, Schema>, required: readonly string[], way: 'in' | 'out'): string => {
    const members = Object.entries(properties).map(
      ([name, schema]) =>
        [name, writeLine({ way, optional: !required.includes(name), type: typeOf(schema, way) })] as const,
    );
    const key = way + JSON.stringify(members);
    const name = known.get(key) ?? `${names}${known.size}`;
    if (known.has(key)) return name;
    known.set(key, name);
    lines[name] = `${way} interface`;
    for (const [member, line] of members) lines[`${name}.${member}`] = line;
    return name;
  };

  const rights = new Set<string>();
  for (const [url, methods] of Object.entries(paths))
    for (const [method, { description = '', parameters = [], requestBody, responses }] of Object.entries(methods)) {
      const [, right] = /^Needs the right (\S+:\S+)\.$/.exec(description) ?? [];
      if (right !== undefined) rights.add(literal(right));
      const query = parameters.filter((each) => each.in === 'query');
      const needed = Object.fromEntries(
        query.filter(({ required }) => required).map(({ name, schema = {} }) => [name, schema]),
      );
      const asked = Object.keys(needed).length > 0 ? objectOf(needed, Object.keys(needed), 'in') : '';
      const body = requestBody ? typeOf(schemaIn(requestBody), 'in') : asked;
      const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const answer = done?.content ? typeOf(schemaIn(done), 'out') : 'void';
      const call = callText(method, url);
      lines[call] = `out (${body}) => ${answer}`;
      const own = Object.entries(responses).filter(([, { $ref = '' }]) => !$ref.endsWith(OF_ATTEMPTS));
      const headers = own.flatMap(([, each]) => Object.keys(each.headers ?? {}));
      lines[`${call}!status`] = `out ${union(own.map(([status]) => literal(status)))}`;
      if (headers.length > 0)
        lines[`${call}!header`] = `out ${union(headers.map((each) => literal(each.toLowerCase())))}`;
      if (method !== 'get' && query.length === 0) continue;
      lines[`${call}?`] = `in ${union(query.map(({ name }) => literal(name))) || 'never'}`;
      for (const { name, schema } of query) {
        const type = typeOf(schema, 'in');
        if (type.startsWith("'")) lines[`${call}?${name}`] = `in ${type}`;
      }
    }
  lines.right = `in ${union([...rights])}`;
  lines.code = `out ${typeOf(components.schemas?.Refusal?.properties?.code, 'out')}`;
  return lines;
}

/** A call as releases write it, `GET slips/:`. */
const callText = (method: string, url: string): string =>
  `${method.toUpperCase()} ${url.replace(/^\/api\//, '').replace(/\{[^}]*\}/g, ':')}`;
