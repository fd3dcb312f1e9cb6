import { type ModuleManifest, type Registry } from 'shared/contract';
import { recordPageOf } from './recordPageOf';

const moduleOf = (name: string, records?: ModuleManifest['records']): Registry['modules'][string] => ({
  manifest: { contract: 1, name, title: name, team: name, shellApi: '^2.0.0', routes: [], sidebar: [], records },
  current: { version: '1.0.0', base: '/', entry: 'entry.js', container: name, pages: {}, integrity: {} },
});

test('where records of a kind are shown is what the module says that is here, and nowhere once it is gone', () => {
  const registry: Registry = {
    contract: 1,
    revision: 1,
    modules: { a: moduleOf('a'), b: moduleOf('b', [{ kind: 'center', path: '/centers/:id' }]) },
  };
  expect(recordPageOf(registry, 'center')).toBe('/centers/:id');
  expect(recordPageOf(registry, 'company')).toBeUndefined();
  delete registry.modules.b;
  expect(recordPageOf(registry, 'center')).toBeUndefined();
});
