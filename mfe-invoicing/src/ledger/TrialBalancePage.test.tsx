import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import TrialBalancePage from './TrialBalancePage';

const open = (lines: object[]) => {
  const api = fakeApi();
  api.on('GET', 'trial-balance', () => ({ status: 200, body: { from: '2026-04-01', to: '2026-11-28', lines } }));
  return renderScreen(<TrialBalancePage />, { route: '/dashboard/account/trial-balance?to=2026-11-28', api });
};
const line = (account: string, name: string, sums: object) => ({
  ...{ account, name, group: 'Group', openingPaise: 0, debitPaise: 0, creditPaise: 0, closingPaise: 0 },
  ...sums,
});

test('each account has its sums, and the debits and credits of the period are totalled', async () => {
  const { api } = open([
    line('bank', 'Bank', { openingPaise: 50_000, debitPaise: 12_000, closingPaise: 62_000 }),
    line('sales', 'Sales', { openingPaise: -50_000, creditPaise: 12_000, closingPaise: -62_000 }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Trial balance' }));
  expect(table.getByRole('row', { name: /Bank.*₹500.00.*₹120.00.*₹620.00/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Total.*₹120.00.*₹120.00/ })).toBeVisible();
  expect(api.calls.at(-1)?.query.toString()).toBe('from=2026-04-01&to=2026-11-28');
});

test('with nothing posted it says what is posted', async () => {
  open([]);
  expect(await screen.findByText('Nothing is posted.')).toBeVisible();
});
