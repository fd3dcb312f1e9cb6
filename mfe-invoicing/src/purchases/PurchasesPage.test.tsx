import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import PurchasePage from './PurchasePage';
import PurchasesPage from './PurchasesPage';

const supplier = { id: 's1', name: 'Anita Tirkey', company: 'Safe Step', gstin: '24AAQCA8719H1ZC', status: 'Active' };
const bill = {
  ...{
    kind: 'Bill',
    rates: [],
    id: 'b1',
    supplierId: 's1',
    supplierName: 'Safe Step',
    supplierGstin: '24AAQCA8719H1ZC',
    number: 'SS/101',
  },
  ...{ date: '2026-05-10', placeOfSupply: '20', taxablePaise: 10_000_00, percent: 18, nature: 'contract' },
  ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800_00, totalPaise: 11_800_00, reverseCharge: false },
  ...{ dueDate: '2026-06-10', paidOn: null, note: '', financialYear: '2026-27', status: 'Unpaid' },
  payablePaise: 11_600_00,
  kept: {
    ...{
      code: '1024',
      percent: 2,
      deductedOn: '2026-05-10',
      basePaise: 10_000_00,
      taxPaise: 200_00,
      isWithoutPan: false,
      rows: [],
    },
    steps: [{ what: 'Kept back', paise: 200_00, why: '2% of ₹10,000.00, under code 1024.' }],
  },
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

test('a bill shows its supplier, amounts and whether it is paid, with the totals above', async () => {
  open([bill]);
  const row = within(await screen.findByRole('row', { name: /SS\/101/ }));
  for (const text of ['Safe Step', '10 May 2026', '₹1,800.00', '₹11,800.00', '₹200.00', 'Unpaid'])
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

test('a bill’s page shows each tax with its rate, and how the withheld tax is calculated', async () => {
  renderScreen(<PurchasePage />, {
    route: '/dashboard/invoicing/purchases/b1',
    path: '/dashboard/invoicing/purchases/:id',
    api: fakeApi({ purchases: [bill], suppliers: [supplier] }),
  });
  expect(await screen.findByText('IGST, 18%')).toBeVisible();
  const steps = screen.getByLabelText('How the tax came about');
  expect(steps).toHaveTextContent('2% of ₹10,000.00, under code 1024.');
  expect(within(steps).getByText('To the supplier').closest('div')).toHaveTextContent('₹11,600.00');
});

const reversed = {
  ...{ ...bill, supplierGstin: '', reverseCharge: true, kept: null, date: '2026-05-10', paidOn: null },
  ...{ cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0, note: 'Legal advice' },
};
const openPage = (row: object, documents: object[] = []) =>
  renderScreen(<PurchasePage />, {
    route: '/dashboard/invoicing/purchases/b1',
    path: '/dashboard/invoicing/purchases/:id',
    api: fakeApi({ purchases: [row], suppliers: [supplier], 'reverse-charge-documents': documents }),
  });

test('a reverse-charge bill of a supplier without GSTIN shows the self-invoice’s due date, and issues it', async () => {
  const { user, api } = openPage(reversed);
  expect(await screen.findByText(/It was due by 09 Jun 2026: the supplier has no GSTIN/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Payment voucher' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Self-invoice' }));
  const form = within(await screen.findByRole('dialog', { name: 'Issue self-invoice' }));
  expect(await form.findByLabelText('Description')).toHaveValue('Legal advice');
  const add = form.getByRole('button', { name: 'Add self-invoice' });
  await user.click(add);
  expect(await form.findByText(/Enter the SAC or HSN; a self-invoice must have it/)).toBeVisible();
  await user.type(form.getByLabelText('SAC or HSN'), '998213');
  await user.click(add);
  await waitFor(() =>
    expect(api.rows('reverse-charge-documents')[0]).toMatchObject({ kind: 'invoice', purchaseId: 'b1', sac: '998213' }),
  );
});

test('an issued document is offered as PDF and for cancelling, and isn’t offered again', async () => {
  const document = { ...{ id: 'd1', version: 1, kind: 'invoice', purchaseId: 'b1', number: 'SI/26-27/0001' } };
  const issued = { ...document, date: '2026-05-20', amountPaise: 11_800_00, cancelledAt: null };
  openPage({ ...reversed, paidOn: '2026-05-20', status: 'Paid' }, [issued]);
  expect(await screen.findByRole('button', { name: 'PDF of SI/26-27/0001' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel SI/26-27/0001' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Payment voucher' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Self-invoice' })).not.toBeInTheDocument();
});

test('other bills show none of this', async () => {
  openPage(bill);
  await screen.findByText('IGST, 18%');
  expect(screen.queryByText('Reverse charge')).not.toBeInTheDocument();
});
