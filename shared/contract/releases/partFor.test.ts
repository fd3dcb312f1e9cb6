import type { ModuleManifest } from '../manifest';
import { type Beholder, partOf, registryFor } from './partFor';
import type { Registry } from './registry';

const manifest: ModuleManifest = {
  contract: 1,
  name: 'clients',
  title: 'Clients',
  team: 'Clients',
  shellApi: '^2.0.0',
  routes: [
    { path: '/dashboard/centers', page: 'Centers', right: 'centers:read' },
    { path: '/dashboard/centers/new', page: 'New', right: 'centers:write' },
    { path: '/dashboard/centers/:id', page: 'Center', right: 'centers:read' },
    { path: '/dashboard/board', page: 'Board', right: 'leads:read', flag: 'board' },
  ],
  sidebar: [
    {
      id: 'clients',
      label: 'Clients',
      path: '/dashboard/centers',
      children: [
        { label: 'All', path: '/dashboard/centers' },
        { label: 'New', path: '/dashboard/centers/new' },
        { label: 'Board', path: '/dashboard/board' },
      ],
    },
    { id: 'board', label: 'Board', path: '/dashboard/board' },
    { id: 'mine', label: 'Mine', path: '/dashboard/account', children: [{ label: 'Board', path: '/dashboard/board' }] },
  ],
  records: [{ kind: 'center', path: '/dashboard/centers/:id' }],
  contributions: [
    { slot: 'dashboard.card', id: 'clients.all', title: 'All', component: 'All' },
    { slot: 'dashboard.card', id: 'clients.money', title: 'Money', component: 'Money', right: 'invoices:read' },
    { slot: 'dashboard.card', id: 'clients.fresh', title: 'Fresh', component: 'Fresh', flag: 'board' },
    { slot: 'palette.command', id: 'clients.add', label: 'Add a center', path: '/dashboard/centers/new?from=palette' },
    { slot: 'notification.kind', id: 'clients.told', title: 'Told', path: '/dashboard/board?lead={id}' },
  ],
};
const registry: Registry = {
  contract: 1,
  revision: 1,
  modules: {
    clients: {
      manifest,
      current: { version: '1.0.0', base: '/', entry: 'entry.js', container: 'clients', pages: {}, integrity: {} },
    },
  },
};
const beholder = (rights: string[], flags: string[] = []): Beholder => ({
  may: (right) => rights.includes(right),
  has: (module, flag) => flags.includes(`${module}/${flag}`),
});
const everything = ['centers:read', 'centers:write', 'leads:read', 'invoices:read'];

/** The names of what somebody gets. */
function got(who: Beholder) {
  const { manifest: own } = registryFor(registry, who).modules.clients ?? { manifest };
  return {
    routes: own.routes.map(({ page }) => page),
    sidebar: own.sidebar.map(({ label, path, children }) => [label, path, children?.map((child) => child.label)]),
    records: own.records?.map(({ kind }) => kind),
    contributions: own.contributions?.map(({ id }) => id),
  };
}

test('who has every right and flag gets everything', () => {
  expect(registryFor(registry, beholder(everything, ['clients/board']))).toEqual(registry);
});

test('without a right there is no entry, command, card and record’s page; its route stays, to tell whom to ask', () => {
  expect(got(beholder(['centers:read'], ['clients/board']))).toEqual({
    routes: ['Centers', 'New', 'Center', 'Board'],
    sidebar: [
      ['Clients', '/dashboard/centers', ['All']],
      ['Mine', '/dashboard/account', []],
    ],
    records: ['center'],
    contributions: ['clients.all', 'clients.fresh'],
  });
  expect(got(beholder(['leads:read'], ['clients/board']))).toMatchObject({
    sidebar: [['Clients', '/dashboard/board', ['Board']], ['Board', '/dashboard/board', undefined], expect.anything()],
    records: [],
  });
});

test('without a flag there is no route either, and nothing that leads to its page; another module’s flag of the name is another', () => {
  expect(got(beholder(everything, ['others/board']))).toEqual({
    routes: ['Centers', 'New', 'Center'],
    sidebar: [
      ['Clients', '/dashboard/centers', ['All', 'New']],
      ['Mine', '/dashboard/account', []],
    ],
    records: ['center'],
    contributions: ['clients.all', 'clients.money', 'clients.add'],
  });
});

test('the page of a path is decided by the route that owns it; what no module has is nobody’s to refuse', () => {
  const { opens } = partOf(registry, beholder(['centers:read']));
  expect([opens('/dashboard/centers/c1'), opens('/dashboard/centers/new'), opens('/dashboard/nowhere')]).toEqual([
    true,
    false,
    true,
  ]);
});
