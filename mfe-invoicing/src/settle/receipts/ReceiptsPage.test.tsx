import { screen, waitFor, within } from '@testing-library/react';
import { countClicks, fakeApi, renderScreen } from 'shared/testing';
import ReceiptsPage from './ReceiptsPage';

const company = { id: 'c1', name: 'Acme Foods' };
const invoice = (id: string, date: string, balancePaise: number) => ({
  id,
  invoiceNo: `INV/${id}`,
  clientName: 'Acme Foods',
  companyId: 'c1',
  date,
  balancePaise,
  shown: 'Outstanding',
});
const receipt = {
  id: 'r1',
  companyId: 'c1',
  clientName: 'Acme Foods',
  date: '2025-12-05',
  amountPaise: 150_000,
  tdsPaise: 0,
  gstTdsPaise: 0,
  advancePaise: 50_000,
  method: 'Bank transfer',
  reference: 'UTR1',
  lines: [{ invoiceId: '1', invoiceNo: 'INV/1', amountPaise: 100_000, tdsPaise: 0, gstTdsPaise: 0 }],
};
const open = (route: string, rows: object[] = []) => {
  const api = fakeApi({
    receipts: rows,
    companies: [company],
    invoices: [invoice('2', '2025-11-02', 50_000), invoice('1', '2025-11-01', 100_000)],
  });
  api.on('GET', 'receipts/totals', () => ({
    status: 200,
    body: { count: rows.length, amountPaise: 150_000, tdsPaise: 0, gstTdsPaise: 0, advancePaise: 50_000 },
  }));
  return renderScreen(<ReceiptsPage />, { route: `/dashboard/invoicing/receipts${route}`, api });
};

test('without receipts it says so', async () => {
  open('');
  expect(await screen.findByText('No receipts found.')).toBeVisible();
});

test('receipts are listed with the invoices they settle, and totalled', async () => {
  open('', [receipt]);
  expect(await screen.findByText('UTR1')).toBeVisible();
  expect(await screen.findByText('Advances not set off')).toBeVisible();
  expect(screen.getByText('INV/1')).toBeInTheDocument();
});

test('a company’s receipt proposes the oldest invoices, a line can be changed, and the rest is an advance', async () => {
  const { user, api } = open('?form=new&company=c1');
  const form = within(await screen.findByRole('dialog'));
  await form.findByText('INV/1');
  await user.type(form.getByLabelText('Amount received'), '1176');
  await user.type(form.getByLabelText('TDS'), '24');
  await user.tab();
  await waitFor(() => expect(form.getByLabelText('Settled of INV/1')).toHaveValue('980.00'));
  expect(form.getByLabelText('TDS of INV/1')).toHaveValue('20.00');
  expect(form.getByLabelText('Settled of INV/2')).toHaveValue('196.00');
  expect(form.getByRole('status')).toHaveTextContent('Left as an advance: ₹0.00');
  await user.clear(form.getByLabelText('Settled of INV/2'));
  await user.clear(form.getByLabelText('TDS of INV/2'));
  await user.tab();
  expect(form.getByRole('status')).toHaveTextContent('Left as an advance: ₹200.00');
  const clicks = countClicks(user);
  await user.click(form.getByRole('button', { name: 'Add receipt' }));
  expect(clicks()).toBe(1);
  await waitFor(() =>
    expect(api.rows('receipts')[0]).toMatchObject({
      companyId: 'c1',
      clientName: 'Acme Foods',
      amountPaise: 117_600,
      tdsPaise: 2400,
      lines: [{ invoiceId: '1', amountPaise: 98_000, tdsPaise: 2000 }],
    }),
  );
});

test('withheld GST has its own share of each invoice, once some is entered', async () => {
  const { user } = open('?form=new&company=c1');
  const form = within(await screen.findByRole('dialog'));
  await form.findByText('INV/1');
  expect(form.queryByLabelText('GST-TDS of INV/1')).toBeNull();
  await user.type(form.getByLabelText('Amount received'), '980');
  await user.type(form.getByLabelText('GST-TDS'), '20');
  await user.tab();
  await waitFor(() => expect(form.getByLabelText('GST-TDS of INV/1')).toHaveValue('20.00'));
  expect(form.getByLabelText('Settled of INV/1')).toHaveValue('980.00');
});

test('an excess of the lines is shown, and refused', async () => {
  const { user, api } = open('?form=new&company=c1');
  const form = within(await screen.findByRole('dialog'));
  await form.findByText('INV/1');
  await user.type(form.getByLabelText('Amount received'), '100');
  await user.type(await form.findByLabelText('Settled of INV/2'), '250');
  await user.tab();
  expect(form.getByRole('status')).toHaveTextContent('The invoices take ₹250.00 more than was received.');
  await user.click(form.getByRole('button', { name: 'Add receipt' }));
  expect(await form.findByText('The invoices take more than the amount received.')).toBeVisible();
  expect(api.rows('receipts')).toEqual([]);
});

test('an advance is set off by changing the receipt; its own line counts as due', async () => {
  const { user, api } = open('?form=r1', [receipt]);
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText('01 Nov 2025, due ₹2,000.00')).toBeVisible();
  await user.type(form.getByLabelText('Settled of INV/2'), '500');
  await user.tab();
  expect(form.getByRole('status')).toHaveTextContent('Left as an advance: ₹0.00');
  await user.click(form.getByRole('button', { name: /Save/ }));
  await waitFor(() =>
    expect(api.rows('receipts')[0]).toMatchObject({ lines: [{}, { invoiceId: '2', amountPaise: 50_000 }] }),
  );
});

test('the server’s refusal of a line is shown at the line', async () => {
  const { user, api } = open('?form=new&invoice=2');
  const form = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(form.getByLabelText('Settled of INV/1')).toHaveValue('500.00'));
  api.fail('POST', 'receipts', {
    status: 400,
    body: {
      message: 'Check',
      code: 'bad_input',
      errors: [{ path: 'lines.0.amountPaise', msg: 'Only ₹1.00 of INV/1 is still due.' }],
    },
  });
  await user.click(form.getByRole('button', { name: 'Add receipt' }));
  expect(await form.findByText('Only ₹1.00 of INV/1 is still due.')).toBeVisible();
});
