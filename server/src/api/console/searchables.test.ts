import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { comparableColumns } from '../resource/shape';
import { resources } from '../resources';
import { searchables } from './searchables';

const root = path.resolve(__dirname, '../../../..');
const routes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => (JSON.parse(readFileSync(path.join(root, name, 'module.json'), 'utf8')) as { routes: { path: string }[] }).routes.map((route) => route.path));

test.each(searchables.map((searchable) => [searchable.resource, searchable] as const))('search over %s names columns of the resource and a page that a module owns', (name, { title, detail, page }) => {
  const definition = resources.find((resource) => resource.path === name);
  expect(definition?.search.length).toBeGreaterThan(0);
  expect(definition && comparableColumns(definition)).toEqual(expect.arrayContaining([...title, ...detail]));
  expect(routes).toContain(page.split('?')[0]);
});
