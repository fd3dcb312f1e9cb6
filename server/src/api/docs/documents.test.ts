import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDocument } from '../../apiDocument';
import { resources } from '../resources';

const root = join(__dirname, '../../../..');
const documents = [
  'docs/architecture.md',
  'docs/operating.md',
  'server/README.md',
  'mfe-clients/README.md',
  'mfe-invoicing/README.md',
  'mfe-products/README.md',
];

/** `GET /api/centers/{}`: a call without its parameters' names and without a query. */
const shapeOf = (method: string, path: string) =>
  `${method} ${path.replace(/^\/?(api\/)?/, '/api/').replaceAll(/\{\w+\}|:\w+/g, '{}')}`;

let known: Set<string>;
beforeAll(async () => {
  const { paths } = JSON.parse(await apiDocument()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  known = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => shapeOf(method.toUpperCase(), path)),
    ),
  );
});

test.each(documents)('the calls that %s names exist', (document) => {
  const common = new Set(
    [...known].map((call) =>
      resources.reduce((path, { path: own }) => path.replace(`/api/${own}`, '/api/<path>'), call),
    ),
  );
  const text = readFileSync(join(root, document), 'utf8');
  const calls = [...text.matchAll(/`(GET|POST|PUT|DELETE) ([\w/.:<>-]+)[^`]*`/g)].map(([, method = '', path = '']) =>
    shapeOf(method, path),
  );
  expect(calls).not.toEqual([]);
  expect(calls.filter((call) => !known.has(call) && !common.has(call))).toEqual([]);
});
