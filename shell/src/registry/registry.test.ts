import type { ModuleManifest, Registry } from 'shared/contract';
import { readRegistry } from './readRegistry';

const moduleOf = (name: string, ...paths: string[]) => {
  const manifest: ModuleManifest = {
    contract: 1,
    name,
    title: name,
    team: name,
    shellApi: '^1.0.0',
    routes: paths.map((path) => ({ path, page: 'Page' })),
    sidebar: [],
  };
  return {
    manifest,
    current: { version: '1.0.0', base: '/', entry: 'entry.js', container: name, pages: {}, integrity: {} },
  };
};
const registry: Registry = {
  contract: 1,
  revision: 3,
  modules: { a: moduleOf('a', '/dashboard/a', '/dashboard/a/:id'), b: moduleOf('b', '/dashboard/a/new') },
};

const documentWith = (text: string) => {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.id = 'registry';
  script.type = 'application/json';
  script.textContent = text;
  page.head.append(script);
  return page;
};

test('the registry is read from the page', () => {
  expect(readRegistry(documentWith(JSON.stringify(registry)))).toEqual(registry);
});

test.each([
  ['no JSON', '{'],
  ['nothing', ''],
  ['another contract', JSON.stringify({ ...registry, contract: 2 })],
])('with %s there are no modules, and the shell still runs', (_what, text) => {
  expect(readRegistry(documentWith(text)).modules).toEqual({});
});

test('a malformed module is left out, and the others stay', () => {
  const text = JSON.stringify({
    ...registry,
    modules: { ...registry.modules, broken: { manifest: { name: 'broken' } } },
  });
  expect(Object.keys(readRegistry(documentWith(text)).modules)).toEqual(['a', 'b']);
});
