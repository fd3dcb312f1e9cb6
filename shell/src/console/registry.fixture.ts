import { CONTRACT_VERSION, type ModuleManifest, type Registry } from 'shared/contract';

const manifest = (name: string, sidebar: ModuleManifest['sidebar']): ModuleManifest => ({
  contract: CONTRACT_VERSION,
  name,
  title: name,
  team: `${name} team`,
  shellApi: '^1.0.0',
  routes: [],
  sidebar,
});

/** Two modules: one with its own section, and both with children of Account. */
const manifests = [
  manifest('mfe-invoicing', [
    {
      id: 'invoicing',
      label: 'Invoicing',
      path: '/dashboard/invoicing',
      icon: 'receipt',
      order: 20,
      children: [
        { label: 'New Invoice', path: '/dashboard/invoicing/new' },
        { label: 'Invoice List', path: '/dashboard/invoicing/list' },
      ],
    },
    {
      id: 'account',
      label: 'Ledgers',
      path: '/dashboard/account',
      children: [{ label: 'Debit', path: '/dashboard/account/debit', order: 20 }],
    },
  ]),
  manifest('mfe-clients', [
    {
      id: 'clients',
      label: 'Clients',
      path: '/dashboard/clientList',
      icon: 'building',
      order: 30,
      children: [
        { label: 'Overview', path: '/dashboard/clientList' },
        { label: 'View', path: '/dashboard/clientList/view' },
        { label: 'Add Center', path: '/dashboard/newCenter' },
      ],
    },
    { id: 'leads', label: 'Leads', path: '/dashboard/leads', icon: 'phone', order: 35 },
  ]),
];

/** A registry for component tests; its modules have no files. */
export const registryFixture: Registry = {
  contract: CONTRACT_VERSION,
  revision: 1,
  modules: Object.fromEntries(
    manifests.map((each) => [
      each.name,
      {
        manifest: each,
        current: {
          version: '1.0.0',
          base: `/modules/${each.name}/1.0.0/`,
          entry: 'entry.js',
          container: each.name.replace('-', '_'),
          pages: {},
          integrity: {},
        },
      },
    ]),
  ),
};
