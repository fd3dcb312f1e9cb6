import type { Contribution, Registry } from 'shared/contract';
import { sectionsOf } from './sectionsOf';

const moduleWith = (name: string, ...contributions: Contribution[]): Registry['modules'] => ({
  [name]: {
    manifest: {
      contract: 1,
      name,
      title: name,
      team: name,
      shellApi: '^2.0.0',
      routes: [],
      sidebar: [],
      contributions,
    },
    current: { version: '1.0.0', base: '/', entry: 'entry.js', container: name, pages: {}, integrity: {} },
  },
});
const section = (id: string, page: string, order?: number): Contribution => ({
  ...{ slot: 'site.section', id, page, component: 'Section' },
  ...(order !== undefined && { order }),
});

test('below a public page stand the sections that modules put there, by their order, and those of no other page', () => {
  const registry: Registry = {
    contract: 1,
    revision: 1,
    modules: {
      ...moduleWith('mfe-a', section('a.late', '/services'), section('a.elsewhere', '/pricing')),
      ...moduleWith('mfe-b', section('b.first', '/services', 5), {
        ...{ slot: 'dashboard.card', id: 'b.card', title: 'Card', component: 'Card' },
      }),
    },
  };
  expect(sectionsOf(registry, '/services').map(({ section: { id }, module }) => [id, module.manifest.name])).toEqual([
    ['b.first', 'mfe-b'],
    ['a.late', 'mfe-a'],
  ]);
  expect(sectionsOf(registry, '/about-us')).toEqual([]);
});
