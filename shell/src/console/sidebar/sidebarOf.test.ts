import { owner, staff } from 'shared/testing';
import { registryFixture } from '../registry.fixture';
import { activeEntry } from './activeEntry';
import { sidebarOf } from './sidebarOf';

const isStaffs = (right: string) => !['audit:read', 'modules:read'].includes(right);
const items = sidebarOf(registryFixture, owner, () => true);
const labelsOf = (id: string) => items.find((item) => item.id === id)?.children?.map(({ label }) => label);

test('the entries of all modules and of the shell stand in their order', () => {
  expect(items.map(({ label }) => label)).toEqual(['Dashboard', 'Invoicing', 'Clients', 'Leads', 'Account', 'Modules']);
});

test('entries with one id become one parent with the children of all', () => {
  expect(labelsOf('account')).toEqual(['My Account', 'Debit', 'Settings', 'Audit log']);
});

test('a parent whose own page is not among its children gets an Overview', () => {
  expect(labelsOf('invoicing')).toEqual(['Overview', 'New Invoice', 'Invoice List']);
  expect(labelsOf('clients')).toEqual(['Overview', 'View', 'Add Center']);
});

test('what is for the owner is not shown to others', () => {
  expect(sidebarOf(registryFixture, staff, isStaffs).map(({ id }) => id)).not.toContain('modules');
  expect(sidebarOf(registryFixture, undefined, () => true).map(({ id }) => id)).not.toContain('modules');
  expect(JSON.stringify(sidebarOf(registryFixture, staff, isStaffs))).not.toContain('Audit log');
});

test('pages that a person may not use are not among their entries; a section of none is left out', () => {
  const route = (path: string, right: string) => ({ path, page: 'Page', right });
  const clients = registryFixture.modules['mfe-clients'];
  const invoicing = registryFixture.modules['mfe-invoicing'];
  if (!clients || !invoicing) throw new Error('The fixture lacks a module.');
  const registry = {
    ...registryFixture,
    modules: {
      'mfe-clients': {
        ...clients,
        manifest: {
          ...clients.manifest,
          routes: [route('/dashboard/newCenter', 'centers:write'), route('/dashboard/clientList', 'centers:read')],
        },
      },
      'mfe-invoicing': {
        ...invoicing,
        manifest: {
          ...invoicing.manifest,
          routes: ['', '/new', '/list'].map((path) => route(`/dashboard/invoicing${path}`, 'invoices:read')),
        },
      },
    },
  };
  const shown = sidebarOf(registry, staff, (right) => right === 'centers:read');
  expect(shown.map(({ id }) => id)).not.toContain('invoicing');
  expect(shown.find(({ id }) => id === 'clients')?.children?.map(({ label }) => label)).toEqual(['Overview', 'View']);
});

test.each([
  ['/dashboard', 'Dashboard', undefined],
  ['/dashboard/clientList/view', 'Clients', 'View'],
  ['/dashboard/clientList/view/c1', 'Clients', 'View'],
  ['/dashboard/newCenter', 'Clients', 'Add Center'],
  ['/dashboard/invoicing/i42', 'Invoicing', 'Overview'],
  ['/dashboard/account', 'Account', 'My Account'],
  ['/dashboard/leads', 'Leads', undefined],
])('at %s, %s > %s is active', (pathname, label, child) => {
  const active = activeEntry(items, pathname);
  expect([active?.item.label, active?.child?.label]).toEqual([label, child]);
});

test('at an address that nobody owns, nothing is active', () => {
  expect(activeEntry(items, '/dashboard/nowhere')).toBeUndefined();
  expect(activeEntry(items, '/dashboard/leadsX')).toBeUndefined();
});
