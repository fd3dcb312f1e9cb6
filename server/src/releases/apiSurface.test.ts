import { apiSurface } from './apiSurface';

const text = { type: 'string' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const slip = { type: 'object', properties: { name: text, state: { type: 'string', enum: ['open', 'paid'] } } };

test('the calls of an API are functions of their bodies, with a line for each field and its values', () => {
  const lines = apiSurface({
    paths: {
      '/api/slips/{id}': {
        get: { responses: { 200: json({ ...slip, required: ['name'] }) } },
        put: {
          description: 'Needs the right slips:write.',
          requestBody: json({ ...slip, required: [] }),
          responses: { 200: json({ type: 'array', items: { ...slip, required: ['name'] } }), 404: {} },
        },
        delete: { responses: { 204: {} } },
      },
    },
    components: { schemas: { Refusal: { properties: { code: { type: 'string', enum: ['stale', 'busy'] } } } } },
  });
  expect(lines).toEqual({
    'GET slips/:': 'out () => $0',
    'GET slips/:?': 'in never',
    'GET slips/:!status': "out '200'",
    $0: 'out interface',
    '$0.name': 'out string',
    '$0.state': "out? 'open' | 'paid'",
    'PUT slips/:': 'out ($1) => $0[]',
    'PUT slips/:!status': "out '200' | '404'",
    $1: 'in interface',
    '$1.name': 'in? string',
    '$1.state': "in? 'open' | 'paid'",
    'DELETE slips/:': 'out () => void',
    'DELETE slips/:!status': "out '204'",
    right: "in 'slips:write'",
    code: "out 'busy' | 'stale'",
  });
});

test('a query has its names, the words of those that have few, and what it must have', () => {
  const inQuery = (name: string, schema: object, required = false) => ({ in: 'query', name, schema, required });
  const parameters = [inQuery('from', text, true), inQuery('by', { enum: ['month', 'center'] })];
  const lines = apiSurface({ paths: { '/api/slips': { get: { parameters, responses: { 200: json({}) } } } } });
  expect(lines).toMatchObject({
    'GET slips': 'out ($0) => unknown',
    '$0.from': 'in string',
    'GET slips?': "in 'by' | 'from'",
    'GET slips?by': "in 'center' | 'month'",
  });
});

test('a call has the statuses that it answers by itself, without what comes of any attempt made twice, and its headers', () => {
  const ofAttempts = { $ref: '#/components/responses/ConflictOfAttempts' };
  const conflict = { $ref: '#/components/responses/Conflict' };
  const counted = { ...json({}), headers: { 'X-Total-Count': {} } };
  const lines = apiSurface({
    paths: {
      '/api/slips': { get: { responses: { 200: counted } }, post: { responses: { 201: {}, 409: ofAttempts } } },
      '/api/slips/{id}/pay': { post: { responses: { 200: {}, 409: conflict } } },
    },
  });
  expect(lines).toMatchObject({
    'GET slips!header': "out 'x-total-count'",
    'POST slips!status': "out '201'",
    'POST slips/:/pay!status': "out '200' | '409'",
  });
});

test.each<[string, object, string]>([
  ['several types', { type: ['string', 'null'] }, 'null | string'],
  ['alternatives', { anyOf: [{ type: 'integer' }, { const: 'none' }] }, "'none' | number"],
  ['lists of alternatives', { type: 'array', items: { enum: ['a', 1] } }, "('a' | 1)[]"],
  ['records by a key', { type: 'object', additionalProperties: text }, 'Record<string, string>'],
  ['what is named elsewhere', { $ref: '#/components/schemas/Word' }, "'yes'"],
  ['anything', {}, 'unknown'],
])('%s are written as types', (_, schema, type) => {
  const lines = apiSurface({
    paths: { '/api/x': { get: { responses: { 200: json(schema) } } } },
    components: { schemas: { Word: { const: 'yes' } } },
  });
  expect(lines['GET x']).toBe(`out () => ${type}`);
});
