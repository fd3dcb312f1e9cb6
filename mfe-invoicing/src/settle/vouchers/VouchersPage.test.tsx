import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import ReceiptPage from '../receipts/ReceiptPage';
import VouchersPage from './VouchersPage';

const receipt = {
  ...{
    id: 'r1',
    companyId: '',
    clientName: 'Acme Foods',
    date: '2025-11-05',
    amountPaise: 1_180_000,
    tdsPaise: 0,
    gstTdsPaise: 0,
  },
  ...{ advancePaise: 1_180_000, method: 'UPI', reference: 'UTR1', lines: [] },
};
const voucher = {
  ...{ id: 'v1', version: 1, kind: 'receipt', number: 'RV/25-26/0001', receiptId: 'r1', clientName: 'Acme Foods' },
  ...{ date: '2025-11-05', amountPaise: 1_180_000, leftPaise: 500_000, against: '', cancelledAt: null },
};
const open = (search = '', rows: object[] = []) => {
  const api = fakeApi({ receipts: [receipt], vouchers: rows });
  return renderScreen(<VouchersPage />, { route: `/dashboard/invoicing/receipts/vouchers${search}`, api });
};

test('without vouchers it says so, and where to issue one', async () => {
  open();
  expect(await screen.findByText('No vouchers found.')).toBeVisible();
  expect(screen.getByText(/Open its receipt/)).toBeVisible();
});

test('a voucher starts with the advance and the day of its receipt', async () => {
  const { user, api } = open('?form=new&kind=receipt&receipt=r1');
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText('Amount')).toHaveValue('11,800.00');
  expect(form.getByLabelText('Tax percent')).toHaveValue('18');
  await user.click(form.getByRole('button', { name: 'Add receipt voucher' }));
  await waitFor(() =>
    expect(api.rows('vouchers')[0]).toMatchObject({
      ...{ kind: 'receipt', receiptId: 'r1', date: '2025-11-05', amountPaise: 1_180_000, taxPercent: 18 },
    }),
  );
});

test('cancelling asks first, and the list shows the balance', async () => {
  const { user, api } = open('', [voucher]);
  api.on('POST', 'vouchers/v1/cancel', () => ({ status: 200, body: { ...voucher, cancelledAt: '2025-11-06' } }));
  expect(await screen.findByText('₹5,000.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel voucher' }));
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 1 }));
});

test('a voucher is sent to its client from its row', async () => {
  const { user, api } = open('', [voucher]);
  const input = { ...{ kind: 'voucher', documentId: 'v1', to: 'accounts@acme.example', subject: 'S', text: 'T' } };
  const whole = { ...input, companyId: '', clientName: '', periodFrom: null, periodTo: null, endsOn: '2027-01-01' };
  api.on('GET', 'sendings/prepared', () => ({
    ...{ status: 200, body: { input: whole, number: 'RV/25-26/0001', isMailed: true } },
  }));
  await user.click(await screen.findByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Send RV/25-26/0001' })).toBeVisible();
  api.on('POST', 'sendings', () => ({
    ...{ status: 201, body: { sending: { ...whole, id: 's1', number: 'RV/25-26/0001' }, path: '' } },
  }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'voucher',
      documentId: 'v1',
    }),
  );
});

test.each([
  ['none', [], 'Receipt voucher', 'receipt'],
  ['one with something left', [voucher], 'Refund voucher', 'refund'],
])('the receipt’s page offers the next voucher: with %s', async (_, rows, label, kind) => {
  renderScreen(<ReceiptPage />, {
    route: '/dashboard/invoicing/receipts/r1',
    path: '/dashboard/invoicing/receipts/:id',
    api: fakeApi({ receipts: [receipt], vouchers: rows }),
  });
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
    'href',
    `/dashboard/invoicing/receipts/vouchers?form=new&kind=${kind}&receipt=r1`,
  );
});
