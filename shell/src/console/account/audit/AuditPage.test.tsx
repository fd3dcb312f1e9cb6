import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import AuditPage from './AuditPage';

const entry = (id: string, more: object) => ({
  id,
  version: 1,
  createdAt: '2026-04-05T09:00:00.000Z',
  updatedAt: '2026-04-05T09:00:00.000Z',
  accountId: 'a1',
  by: 'Asha Kumari',
  address: '203.0.113.9',
  resource: 'suppliers',
  recordId: 's1',
  detail: '',
  groupId: '',
  isPart: false,
  count: 1,
  ...more,
});

function openLog(rows: object[] = [], account?: typeof staff) {
  const api = fakeApi({ audit: rows });
  api.on('GET', 'people', () => ({ status: 200, body: [{ id: 'a1', name: 'Asha Kumari', role: 'owner' }] }));
  api.on('GET', 'audit/kinds', () => ({ status: 200, body: [{ value: 'suppliers', label: 'supplier' }] }));
  return renderScreen(<AuditPage />, { route: '/dashboard/account/audit', api, account });
}

test('the owner reads who did what, when and from where, and can change nothing', async () => {
  openLog([entry('e1', { action: 'update', detail: 'phone', about: 'supplier Suvarna Traders' })]);
  const row = within(await screen.findByRole('row', { name: /Suvarna/ }));
  for (const text of ['05 Apr 2026, 14:30', 'Asha Kumari', 'Record changed', 'supplier Suvarna Traders', 'phone'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Changes']);
});

test('an entry opens to what was before and after, and leads to its record', async () => {
  const { api } = openLog([
    entry('e1', { action: 'update', detail: 'phone', about: 'supplier Suvarna Traders' }),
    entry('e2', { action: 'sign-in', about: '', recordId: '' }),
  ]);
  api.on('GET', 'audit/e1/changes', () => ({
    status: 200,
    body: {
      changes: { phone: ['', '9876500101'], limitPaise: [100_000, 250_000] },
      isReadable: true,
      page: '/dashboard/suppliers/s1',
    },
  }));
  const changes = await screen.findByRole('button', { name: /^Changes/ });
  await userEvent.click(changes);
  expect(await screen.findByText('9876500101')).toBeVisible();
  expect(screen.getByText('empty')).toBeVisible();
  expect(screen.getByText('₹2,500.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/dashboard/suppliers/s1');
  await userEvent.click(screen.getByRole('button', { name: /^Changes/ }));
  expect(screen.queryByText('9876500101')).toBeNull();
});

test('a record that the reader may not see is told as that', async () => {
  const { api } = openLog([entry('e1', { action: 'update', about: 'supplier' })]);
  api.on('GET', 'audit/e1/changes', () => ({ status: 200, body: { changes: {}, isReadable: false, page: null } }));
  await userEvent.click(await screen.findByRole('button', { name: /^Changes/ }));
  expect(await screen.findByText('Your role doesn’t let you see this record.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the record' })).toBeNull();
});

test('a register of 300 lines is one entry that opens in pages', async () => {
  const group = { action: 'create', resource: 'wage_lines', groupId: 'g1', count: 300 };
  const lines = Array.from({ length: 25 }, (_, n) =>
    entry(`l${n}`, { ...group, about: `wage line Anil ${n}`, isPart: n > 0, recordId: `r${n}` }),
  );
  openLog(lines);
  const row = within(await screen.findByRole('row', { name: /Anil 0/ }));
  expect(row.getByText('wage line Anil 0 and 299 more')).toBeVisible();
  expect(screen.queryByText(/Anil 7/)).toBeNull();
  await userEvent.click(row.getByRole('button', { name: /^Entries/ }));
  expect(await screen.findByRole('button', { name: 'wage line Anil 7' })).toBeVisible();
  expect(screen.getByText(/Showing 1 - 20 of 25/)).toBeVisible();
});

test('an empty log says what it is for', async () => {
  openLog();
  expect(await screen.findByText('No activity yet')).toBeVisible();
  expect(screen.getByText(/Sign-ins, exports, releases and record changes/)).toBeVisible();
});

test('who is not the owner is told so, and nothing is asked for', () => {
  const { api } = openLog([], staff);
  expect(screen.getByText('This page is for the owner')).toBeVisible();
  expect(api.calls).toEqual([]);
});
