import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen, selectAllRows } from 'shared/testing';
import BankPage from './BankPage';

const line = {
  id: 'b1',
  date: '2025-11-10',
  narration: 'NEFT ACME FOODS',
  reference: '',
  amountPaise: 98_000,
  fileName: 'november.csv',
  state: 'Open',
  receiptId: '',
  madeReceipt: false,
};
const match = {
  companyId: 'c1',
  clientName: 'Acme Foods',
  tdsPaise: 2000,
  lines: [{ invoiceId: 'i1', invoiceNo: 'INV/1', amountPaise: 98_000, tdsPaise: 2000, gstTdsPaise: 0 }],
  receiptId: '',
  why: 'Exactly INV/1, less TDS of 2% (₹20.00)',
};
const open = (rows: object[] = [], query = '') => {
  const api = fakeApi({ 'bank-lines': rows });
  api.on('GET', 'bank-lines/totals', () => ({
    status: 200,
    body: rows.length === 0 ? [] : [{ type: 'Open', count: rows.length, amountPaise: 98_000 }],
  }));
  return renderScreen(<BankPage />, { route: `/dashboard/invoicing/receipts/bank${query}`, api });
};
const fileOf = (text: string) =>
  Object.assign(new File([text], 'november.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
const csv = (rows: string) => fileOf(`Date,Narration,Debit,Credit,Balance\n${rows}`);

async function load(file: File) {
  const shown = open();
  shown.api.on('POST', 'bank-lines/statement', () => ({ status: 201, body: { added: 1, known: 1 } }));
  await shown.user.click((await screen.findAllByRole('button', { name: 'Load a statement' }))[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  await shown.user.upload(drawer.getByLabelText('CSV or Excel file'), file);
  return { ...shown, drawer };
}

test('without credits it says so', async () => {
  open();
  expect(await screen.findByText('No bank credits found.')).toBeVisible();
});

test('a consistent statement is loaded, and known credits are reported', async () => {
  const { user, api, drawer } = await load(csv('10/11/2025,ACME,,980,1980\n11/11/2025,RENT,500,,1480\n'));
  expect(await drawer.findByText('2 rows that add up, 1 of them credits.')).toBeVisible();
  expect(await drawer.findByLabelText('Opening balance')).toHaveValue('1,000.00');
  await user.click(drawer.getByRole('button', { name: 'Load statement' }));
  expect(await screen.findByText('1 credit loaded; 1 were there already')).toBeVisible();
  expect(api.calls.find(({ path }) => path === 'bank-lines/statement')?.body).toMatchObject({
    fileName: 'november.csv',
    openingPaise: 100_000,
    closingPaise: 148_000,
    rows: [{ paise: 98_000 }, { paise: -50_000 }],
  });
});

test('lines without a date are listed as ignored, and the others are loaded', async () => {
  const { drawer } = await load(csv('10/11/2025,ACME,,980,1980\n11/11/2025,RENT,500,,1480\n31/09/2025,FEE,5,,\n'));
  expect(await drawer.findByText('1 line left out: no rows')).toBeVisible();
  expect(drawer.getByText(/Line 4: the date “31\/09\/2025” can’t be read/)).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Load statement' })).toBeEnabled();
});

test('an inconsistent statement says where, and is not loaded', async () => {
  const { drawer } = await load(csv('10/11/2025,ACME,,980,1980\n11/11/2025,RENT,500,,1580\n'));
  expect(await drawer.findByText(/^Line 3 doesn’t add up/)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Load statement' })).toBeDisabled();
});

test('a file that is not a statement is refused with what is missing', async () => {
  const { drawer } = await load(fileOf('Name,City\nAsha,Pune\n'));
  expect(await drawer.findByText(/^No row has an amount/)).toBeVisible();
});

test('open credits are counted, and only those in the address’s state are listed', async () => {
  const { api } = open([line, { ...line, id: 'b2', state: 'Matched' }], '?state=Open');
  expect(await screen.findByText('Open: 2, ₹980.00')).toBeVisible();
  await screen.findByText('NEFT ACME FOODS');
  expect(api.calls.find(({ path }) => path === 'bank-lines')?.query.get('state')).toBe('Open');
});

test('a credit’s match is confirmed', async () => {
  const { user, api } = open([line]);
  api.on('GET', 'bank-lines/b1/matches', () => ({ status: 200, body: [match] }));
  api.on('POST', 'bank-lines/b1/confirm', () => ({ status: 200, body: { ...line, version: 2, state: 'Matched' } }));
  await user.click(await screen.findByRole('button', { name: /Match/ }));
  expect(await screen.findByText(/less TDS of 2%.*Settles INV\/1 ₹1,000.00\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm Acme Foods' }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'bank-lines/b1/confirm')?.body).toMatchObject({
      ...match,
      version: 1,
    }),
  );
});

test('a match is undone after a confirmation', async () => {
  const { user, api } = open([{ ...line, state: 'Matched', receiptId: 'r1', madeReceipt: true }]);
  api.on('POST', 'bank-lines/b1/step', () => ({ status: 200, body: line }));
  await user.click(await screen.findByRole('button', { name: /Take back/ }));
  expect(await screen.findByText('The receipt goes too, and its invoices are due again.')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'bank-lines/b1/step')?.body).toMatchObject({ step: 'reopen' }),
  );
});

test('selected credits are confirmed together, after a list of each one’s meaning and those that stay open', async () => {
  const other = { ...line, id: 'b2', narration: 'CASH', amountPaise: 7_700 };
  const { user, api } = open([line, other]);
  const checks: boolean[] = [];
  api.on('POST', 'bank-lines/confirm-together', ({ body }) => {
    const { ids, isCheck } = body as { ids: string[]; isCheck: boolean };
    checks.push(isCheck);
    return {
      status: 200,
      body: ids.map((id) =>
        id === 'b1'
          ? { id, reason: '', says: 'Acme Foods: Exactly INV/1' }
          : { id, reason: 'Nothing due matches this credit.', says: '' },
      ),
    };
  });
  await selectAllRows(user);
  await user.click(screen.getByRole('button', { name: 'Confirm matches' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 2 credits' }));
  expect(await dialog.findByText('₹77.00 of 10 Nov 2025: Nothing due matches this credit.')).toBeVisible();
  expect(dialog.getByText('₹980.00 of 10 Nov 2025: Acme Foods: Exactly INV/1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirm 1' }));
  expect(await screen.findByText('1 credit matched')).toBeVisible();
  expect(checks).toEqual([true, false]);
});
