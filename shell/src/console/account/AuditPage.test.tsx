import { screen, within } from '@testing-library/react';
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
  expect(row.queryByRole('button')).toBeNull();
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
