import { findRoute } from './findRoute';
import type { ModuleManifest } from './manifest';
import type { Registry } from './releases/registry';

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
  modules: { a: moduleOf('a', '/', '/dashboard/a', '/dashboard/a/:id'), b: moduleOf('b', '/dashboard/a/new') },
};
test('a manifest that comes in place of another is asked in its place', () => {
  const own: Registry = { contract: 1, revision: 1, modules: { a: moduleOf('a', '/before') } };
  expect(findRoute(own, '/before')?.module).toBe(own.modules.a);
  if (own.modules.a) own.modules.a.manifest = moduleOf('a', '/after').manifest;
  expect([findRoute(own, '/before'), findRoute(own, '/after')?.route.path]).toEqual([undefined, '/after']);
});

const ownerOf = (pathname: string) => {
  const owned = findRoute(registry, pathname);
  return owned && `${owned.module.manifest.name} ${owned.route.path}`;
};

test.each([
  ['/', 'a /'],
  ['/dashboard/a', 'a /dashboard/a'],
  ['/dashboard/a/', 'a /dashboard/a'],
  ['/Dashboard/A', 'a /dashboard/a'],
  ['/dashboard/a/17', 'a /dashboard/a/:id'],
  ['/dashboard/a/new', 'b /dashboard/a/new'],
])('%s is owned by the most exact route: %s', (pathname, owner) => {
  expect(ownerOf(pathname)).toBe(owner);
});

test.each(['/dashboard', '/dashboard/a/17/edit', '/dashboard/nobody', '/dashboard/:x', '/dashboard/*', '/*', ''])(
  'nobody owns "%s"',
  (pathname) => {
    expect(ownerOf(pathname)).toBeUndefined();
  },
);

test('what the shell serves stays its own, whatever a module says', () => {
  const greedy: Registry = {
    contract: 1,
    revision: 1,
    modules: { a: moduleOf('a', '/dashboard/:anything', '/Dashboard/Modules', '/signin') },
  };
  for (const path of ['/dashboard/modules', '/dashboard/account', '/signin'])
    expect(findRoute(greedy, path)).toBeUndefined();
});
