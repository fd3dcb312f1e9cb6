import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import PurchasePage from './PurchasePage';
import PurchasesPage from './PurchasesPage';

const supplier = { id: 's1', name: 'Anita Tirkey', company: 'Safe Step', gstin: '24AAQCA8719H1ZC', status: 'Active' };
const bill = {
  ...{ id: 'b1', supplierId: 's1', supplierName: 'Safe Step', supplierGstin: '24AAQCA8719H1ZC', number: 'SS/101' },
  ...{ date: '2026-05-10', placeOfSupply: '20', taxablePaise: 10_000_00, percent: 18, nature: 'contract' },
  ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800_00, totalPaise: 11_800_00, reverseCharge: false },
  ...{ dueDate: '2026-06-10', paidOn: null, note: '', financialYear: '2026-27', status: 'Unpaid' },
};
const totals = [{ type: 'unpaid', count: 1, amountPaise: 11_800_00 }];
function open(rows: object[]) {
  const api = fakeApi({ purchases: rows, suppliers: [supplier] });
  api.on('GET', 'purchases/totals', () => ({ status: 200, body: totals }));
  return renderScreen(<PurchasesPage />, { route: '/dashboard/invoicing/purchases', api });
}

test('without bills it says what to do first', async () => {
  open([]);
  expect(await screen.findByText('No suppliers’ bills yet.')).toBeVisible();
});

test('a bill shows its supplier, amounts and whether it is paid, and the sums stand above', async () => {
  open([bill]);
  const row = within(await screen.findByRole('row', { name: /SS\/101/ }));
  for (const text of ['Safe Step', '10 May 2026', '₹1,800.00', '₹11,800.00', 'Unpaid'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'SS/101' })).toHaveAttribute('href', '/dashboard/invoicing/purchases/b1');
  expect(await screen.findByText('1 entry')).toBeVisible();
});

test('a bill without number and value is refused at its fields', async () => {
  const { user, api } = open([]);
  await user.click((await screen.findAllByRole('button', { name: 'Add bill' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Add bill' }));
  for (const text of ['Choose the supplier.', 'Enter the bill number.', 'Enter the taxable value.'])
    expect(await form.findByText(text)).toBeVisible();
  expect(api.rows('purchases')).toEqual([]);
});

test('a page of a bill tells each tax with its rate', async () => {
  renderScreen(<PurchasePage />, {
    route: '/dashboard/invoicing/purchases/b1',
    path: '/dashboard/invoicing/purchases/:id',
    api: fakeApi({ purchases: [bill], suppliers: [supplier] }),
  });
  expect(await screen.findByText('IGST, 18%')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Work of a contractor, supply of labour')).toBeVisible());
});
