import type { RegistryModule } from 'shared/contract';
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

test('an entry that its module has for owners is shown to them alone', () => {
  const [[name, module]] = Object.entries(registryFixture.modules) as [[string, RegistryModule]];
  const sidebar = [{ id: 'books', label: 'Books', path: '/dashboard/books', role: 'owner' as const }];
  const registry = {
    ...registryFixture,
    modules: { [name]: { ...module, manifest: { ...module.manifest, sidebar } } },
  };
  const seenBy = (account: typeof owner | undefined) => sidebarOf(registry, account, () => true).map(({ id }) => id);
  expect(seenBy(owner)).toContain('books');
  for (const other of [staff, undefined]) expect(seenBy(other)).not.toContain('books');
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
