import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import TrialBalancePage from './TrialBalancePage';

const open = (lines: object[]) => {
  const api = fakeApi({ 'tally-ledgers': [] });
  api.on('GET', 'trial-balance', () => ({ status: 200, body: { from: '2026-04-01', to: '2026-11-28', lines } }));
  return renderScreen(<TrialBalancePage />, { route: '/dashboard/account/trial-balance?to=2026-11-28', api });
};
const line = (account: string, name: string, sums: object) => ({
  ...{ account, name, group: 'Group', openingPaise: 0, debitPaise: 0, creditPaise: 0, closingPaise: 0 },
  ...sums,
});

test('each account has its totals, and the debits and credits of the period are totalled', async () => {
  const { api } = open([
    line('bank', 'Bank', { openingPaise: 50_000, debitPaise: 12_000, closingPaise: 62_000 }),
    line('sales', 'Sales', { openingPaise: -50_000, creditPaise: 12_000, closingPaise: -62_000 }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Trial balance' }));
  expect(table.getByRole('row', { name: /Bank.*₹500.00.*₹120.00.*₹620.00/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Total.*₹120.00.*₹120.00/ })).toBeVisible();
  expect(api.calls.find(({ path }) => path === 'trial-balance')?.query.toString()).toBe(
    'from=2026-04-01&to=2026-11-28',
  );
});

test('with nothing posted it explains what gets posted', async () => {
  open([]);
  expect(await screen.findByText('Nothing is posted.')).toBeVisible();
});

test('the vouchers of the period are saved for Tally, and an account is mapped to its ledger there', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, user } = open([line('sales', 'Sales', { creditPaise: 12_000, closingPaise: -12_000 })]);
  api.on('GET', 'trial-balance/vouchers.xml', () => ({ status: 200, body: '<ENVELOPE/>' }));
  await user.click(await screen.findByRole('button', { name: 'Vouchers for Tally' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(api.calls.at(-1)?.query.toString()).toBe('from=2026-04-01&to=2026-11-28');
  saved.mockRestore();

  await user.click(screen.getByRole('button', { name: 'Name a ledger' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('combobox', { name: /Account/ }));
  await user.click(await screen.findByTitle('Bank'));
  await user.type(form.getByRole('textbox', { name: /Ledger in Tally/ }), 'HDFC current account');
  await user.click(form.getByRole('button', { name: 'Add ledger name' }));
  const table = within(await screen.findByRole('table', { name: 'Ledgers in Tally' }));
  expect(table.getByRole('row', { name: /Bank.*HDFC current account/ })).toBeVisible();
});
