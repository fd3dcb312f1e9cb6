import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageOf } from './resource/recordNames';
import { comparableColumns } from './resource/rows';
import { resources } from './resources';

const root = path.resolve(__dirname, '../../..');
const declared = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) =>
    (
      JSON.parse(readFileSync(path.join(root, name, 'module.json'), 'utf8')) as { routes: { path: string }[] }
    ).routes.map((route) => route.path),
  );
/** The shell's own. */
const routes = [...declared, '/dashboard/account/settings'];
const record = {
  id: 'r1',
  version: 1,
  createdAt: '',
  updatedAt: '',
  area: 'gst',
  financialYear: '2026-27',
  invoiceId: 'i1',
};

test.each(
  resources.flatMap((definition) =>
    definition.found ? [[definition.path, definition, definition.found] as const] : [],
  ),
)('search over %s names columns of the resource and a page that a module owns', (_path, definition, found) => {
  expect(definition.search.length).toBeGreaterThan(0);
  expect(comparableColumns(definition)).toEqual(
    expect.arrayContaining([...(definition.named ?? ['name']), ...found.detail]),
  );
  const page = pageOf(definition, record)
    .split('?')[0]
    ?.replace(/\/[ri]1$/, '/:id');
  expect(routes).toContain(page);
});
