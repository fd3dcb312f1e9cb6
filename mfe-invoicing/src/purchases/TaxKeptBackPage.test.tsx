import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import TaxKeptBackPage from './TaxKeptBackPage';

const form = {
  ...{ quarter: '2026-27 Q1', rows: 1, toMend: 1 },
  sums: [{ month: '2026-05', code: '1024', bills: 2, keptPaise: 2_000_00, paidPaise: 1_600_00 }],
  findings: [
    { purchaseId: 'b1', what: 'SS/102, Safe Step', text: 'The challans have ₹0.00 left for its ₹400.00.', stops: true },
  ],
};

function open(answer: object) {
  const api = fakeApi({ 'tax-challans': [] });
  api.on('GET', 'purchases/form-140', () => ({ status: 200, body: answer }));
  api.on('GET', 'purchases/form-140/deductees.csv', () => ({ status: 200, body: 'rows' }));
  return renderScreen(<TaxKeptBackPage />, {
    route: '/dashboard/invoicing/purchases/tax-kept-back?quarter=2026-27+Q1',
    api,
  });
}

test('a quarter shows the withheld tax, the unpaid part, and each bill that has to be corrected', async () => {
  const { user, api } = open(form);
  const sums = within(await screen.findByRole('table', { name: 'By month and section' }));
  for (const text of ['May 2026', '₹2,000.00', '₹1,600.00', '₹400.00']) expect(sums.getByText(text)).toBeVisible();
  expect(screen.getByText(/1 bill is in the files\. 1 bill has to be mended first\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'SS/102, Safe Step' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/purchases/b1',
  );
  await user.click(screen.getByRole('button', { name: 'Deductees' }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path.endsWith('deductees.csv'))?.query.get('rows')).toBe('ready'),
  );
});

test('a quarter without tax says so, and has no files', async () => {
  open({ ...form, rows: 0, toMend: 0, sums: [], findings: [] });
  expect(await screen.findByText('Nothing was kept back in this quarter.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deductees' })).toBeDisabled();
});

test('a challan is refused without the digits that the portal requires', async () => {
  const { user, api } = open(form);
  await user.click((await screen.findAllByRole('button', { name: 'Add challan' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^BSR code/), '123');
  await user.click(dialog.getByRole('button', { name: 'Add challan' }));
  expect(await dialog.findByText('The BSR code has 7 digits, as on the challan.')).toBeVisible();
  expect(dialog.getByText('Enter the challan number.')).toBeVisible();
  expect(api.rows('tax-challans')).toEqual([]);
});
