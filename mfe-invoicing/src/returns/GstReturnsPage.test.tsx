import { screen, waitFor, within } from '@testing-library/react';
import type { GstReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import type { TaxPayment } from 'shared/domain/money/returns/taxPayment';
import { fakeApi, renderScreen, type Screen, staff } from 'shared/testing';
import GstReturnsPage from './GstReturnsPage';

const sums = { taxablePaise: 100_000, igstPaise: 18_000, cgstPaise: 0, sgstPaise: 0 };
const answer: GstReturn = {
  registration: '20AAPFU0939F1Z9',
  period: '2026-09',
  tables: [
    { table: '4A', title: 'Registered clients', count: 3, ...sums },
    { table: '12', title: 'By SAC and rate', count: 1, ...sums },
  ],
  documents: 3,
  refused: [],
  refusedCount: 0,
  kept: [],
  differences: [],
  differenceCount: 0,
  advanceDifferences: [],
  returns: [
    {
      ...{ id: 'd1', version: 4, returnType: 'GSTR-1', status: 'Pending', lastDay: '2026-10-11' },
      ...{ state: 'overdue' as const, doneOn: null, reference: '' },
    },
    {
      ...{ id: 'd2', version: 1, returnType: 'GSTR-3B', status: 'Filed', lastDay: '2026-10-20' },
      ...{ state: 'on time' as const, doneOn: '2026-10-18', reference: 'AA20' },
    },
  ],
};

const figures = {
  ...{ registration: '20AAPFU0939F1Z9', period: '2026-09' },
  boxes: [
    { box: '3.1(a)', title: 'Taxable supplies', count: 1, ...sums },
    { box: '3.1(c)', title: 'Exempt supplies', count: 0, ...sums, taxablePaise: 0 },
  ],
};

const claimed = {
  ...{ registration: '20AAPFU0939F1Z9', period: '2026-09', undecided: 3 },
  interest: {
    ...{ interestPaise: 16_067, percent: 18, from: '2026-02-20', to: '2026-08-20', source: 'CGST Act, s.50(3)' },
    checkedOn: null,
  },
  boxes: [
    {
      ...{ box: '4(B)(1)', title: 'Reversed for good: blocked credit', count: 1, taxablePaise: 10_000_00 },
      ...{ igstPaise: 1_800_00, cgstPaise: 0, sgstPaise: 0 },
    },
    {
      ...{ box: '4(C)', title: 'Net input tax', count: 0, taxablePaise: 0 },
      ...{ igstPaise: 4_321_00, cgstPaise: 0, sgstPaise: 0 },
    },
  ],
};

const none = { igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
const nothing = { outputPaise: 0, byIgstPaise: 0, byCgstPaise: 0, bySgstPaise: 0, reverseChargePaise: 0 };
const paid: TaxPayment = {
  ...{ registration: '20AAPFU0939F1Z9', period: '2026-09', since: '2026-08', excess: none, missingCashPaise: 12_00 },
  heads: [
    {
      ...nothing,
      ...{ head: 'igstPaise', outputPaise: 180_00, byIgstPaise: 60_00, byCgstPaise: 20_00, cashPaise: 100_00 },
      ...{ interestPaise: 3_00, feePaise: 0 },
    },
    { ...nothing, ...{ head: 'cgstPaise', cashPaise: 0, interestPaise: 0, feePaise: 250_00 } },
    { ...nothing, ...{ head: 'sgstPaise', cashPaise: 0, interestPaise: 0, feePaise: 250_00 } },
  ],
  ...{ before: { ...none, cgstPaise: 20_00 }, claimed: { ...none, igstPaise: 60_00 }, left: none },
  ...{ lastDay: '2026-10-20', late: '10 days at ₹50 (CGST Act 2017, s.47)' },
};

function open(over: Partial<GstReturn> = {}, account = staff) {
  const api = fakeApi({ obligations: [{ id: 'd1', version: 4, title: 'GSTR-1 Sep 2026', status: 'Pending' }] });
  api.on('GET', 'invoices/gst-returns', () => ({ status: 200, body: { ...answer, ...over } }));
  api.on('GET', 'letterhead/registrations', () => ({ status: 200, body: [] }));
  api.on('GET', 'invoices/gst-returns/gstr3b', () => ({ status: 200, body: figures }));
  api.on('GET', 'purchases/input-tax', () => ({ status: 200, body: claimed }));
  api.on('GET', 'invoices/gst-returns/payment', () => ({ status: 200, body: paid }));
  return renderScreen(<GstReturnsPage />, { api, account, route: '/dashboard/invoicing/gst-returns?period=2026-09' });
}

async function download(user: Screen['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('each table has its count and totals', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /4A · Registered clients/ }));
  for (const text of ['3', '₹1,000.00', '₹180.00']) expect(row.getByText(text)).toBeVisible();
});

test('the portal’s objections name the document, link to it and say why', async () => {
  open({
    refusedCount: 1,
    refused: [
      {
        ...{ id: 'n1', type: 'Credit note', number: 'CN/26-27/0001', date: '2026-09-20', clientName: 'Acme Foods' },
        problems: ['The place of supply is missing.'],
      },
    ],
  });
  expect(await screen.findByRole('link', { name: 'CN/26-27/0001' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/credit/n1',
  );
  expect(screen.getByText('The place of supply is missing.')).toBeVisible();
  expect(screen.getByText('The portal would refuse 1 document')).toBeVisible();
});

test('the file for the portal is for the shown period and GSTIN', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, user } = open();
  api.on('GET', 'invoices/gstr1.json', () => ({ status: 200, body: '{}' }));
  await download(user, 'JSON for the portal');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const asked = api.calls.find(({ path }) => path === 'invoices/gstr1.json')?.query;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    ...{ period: '2026-09', return: 'GSTR-1', registration: '20AAPFU0939F1Z9' },
  });
  saved.mockRestore();
});

test('tables are saved in parts, for the selected GSTIN if the company has several', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, user } = open();
  const [current, former] = ['20AAPFU0939F1Z9', '27AAPFU0939F1ZV'];
  api.on('GET', 'letterhead/registrations', () => ({
    status: 200,
    body: [
      { gstin: former, since: '2017-07-01', until: '2026-10-10' },
      { gstin: current, since: '2026-10-10', until: null },
    ],
  }));
  api.on('GET', 'invoices/gst-returns', ({ query }) => ({
    status: 200,
    body: { ...answer, registration: query.get('registration') ?? current },
  }));
  api.on('GET', 'invoices/gstr1.csv', () => ({ status: 200, body: 'x' }));
  await user.click(await screen.findByRole('combobox', { name: 'GSTIN' }));
  await user.click(await screen.findByText(former, { selector: '.ant-select-item-option-content' }));
  for (const name of ['Supplies, CSV', 'SAC summary, CSV', 'Documents issued, CSV']) await download(user, name);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3));
  const asked = api.calls.filter(({ path }) => path === 'invoices/gstr1.csv').map(({ query }) => query);
  expect(asked.map((query) => [query.get('part'), query.get('registration')])).toEqual([
    ['supplies', former],
    ['sac', former],
    ['documents', former],
  ]);
  saved.mockRestore();
});

test('a filed return says when, and a due one is marked', async () => {
  const { api, user } = open();
  expect(await screen.findByText('Filed 18 Oct 2026, AA20')).toBeVisible();
  expect(screen.getByText('Overdue, due 11 Oct 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark GSTR-1 as filed' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Filed on/), '10 Oct 2026');
  await user.type(dialog.getByLabelText('Reference'), 'AA10');
  await user.click(dialog.getByRole('button', { name: 'Mark filed' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ doneOn: '2026-10-10', reference: 'AA10', status: 'Filed', version: 4 },
    }),
  );
});

test('a difference from a filed return names the document, its amounts and the return that reports it', async () => {
  open({
    differenceCount: 1,
    advanceDifferences: [
      {
        ...{ table: '11A', period: '2026-10', place: '20', teller: { of: 'GSTR-1', period: '2026-11' } },
        ...{ filedTaxablePaise: 1_000_000, filedTaxPaise: 180_000, taxablePaise: 0, taxPaise: 0 },
      },
    ],
    differences: [
      {
        ...{ id: 'i7', type: 'Invoice', number: 'INV/26-27/0007', date: '2026-08-20', clientName: 'Acme Foods' },
        ...{ period: '2026-08', kind: 'Cancelled', filedTaxablePaise: 100_000, filedTaxPaise: 18_000 },
        ...{ taxablePaise: 0, taxPaise: 0, teller: { of: 'GSTR-1', period: '2026-09' }, isUntold: false },
      },
    ],
  });
  expect(await screen.findByRole('link', { name: 'INV/26-27/0007' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/list/i7',
  );
  expect(screen.getByText(/Cancelled: filed with ₹1,000.00 and tax ₹180.00, now ₹0.00 and ₹0.00./)).toBeVisible();
  expect(screen.getByText(/GSTR-1 of Sep 2026 reports it/)).toBeVisible();
});

test('a return stored as filed is saved unchanged', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api, user } = open({ kept: [{ returnType: 'GSTR-1', filedOn: '2026-10-10', sha256: 'ab'.repeat(32) }] });
  api.on('GET', 'invoices/gst-returns/filed.json', () => ({ status: 200, body: '{}' }));
  await download(user, 'GSTR-1 as filed');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/SHA-256 abab/)).toBeVisible();
  saved.mockRestore();
});

test('a figure of GSTR-3B opens to its documents, and an empty one is left out', async () => {
  const { api, user } = open();
  const document = {
    id: 'i1',
    type: 'Invoice',
    number: 'INV/26-27/0009',
    date: '2026-09-21',
    clientName: 'Acme Foods',
  };
  api.on('GET', 'invoices/gst-returns/gstr3b/documents', () => ({
    status: 200,
    body: { documents: [{ ...document, ...sums }], isCut: false },
  }));
  const row = within(await screen.findByRole('row', { name: /3.1\(a\) · Taxable supplies/ }));
  expect(screen.queryByText(/Exempt supplies/)).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: /Documents/ }));
  expect(await screen.findByRole('link', { name: 'INV/26-27/0009' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/list/i1',
  );
});

test('files need the right to export, and the buttons for filing the right to mark returns', async () => {
  open({}, { ...staff, rights: ['invoices:read'] } as typeof staff);
  expect(await screen.findByText('Overdue, due 11 Oct 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: /JSON|Download|Mark/ })).not.toBeInTheDocument();
});

test('a period without documents says what to file', async () => {
  open({ tables: [], documents: 0, returns: [] });
  expect(await screen.findByText('Nothing of Sep 2026 is in GSTR-1.')).toBeVisible();
  expect(screen.getByText(/No return is due for this period/)).toBeVisible();
});

test('without a GSTIN it links to the company’s details', async () => {
  open({ tables: [], documents: 0, returns: [], registration: '' });
  expect(await screen.findByRole('link', { name: 'company’s details' })).toHaveAttribute(
    'href',
    '/dashboard/account/settings#company-details',
  );
});

test('failed parts can be loaded again', async () => {
  const api = fakeApi({});
  api.fail('GET', 'invoices/gst-returns', { status: 500, body: { message: 'Away.' } });
  api.on('GET', 'letterhead/registrations', () => ({ status: 200, body: [] }));
  renderScreen(<GstReturnsPage />, { api, route: '/dashboard/invoicing/gst-returns' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the return');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a line of table 4 shows its bills and why they are blocked; interest has its rule and source', async () => {
  const { user, api } = open();
  const tax = { taxablePaise: 10_000_00, igstPaise: 1_800_00, cgstPaise: 0, sgstPaise: 0 };
  const bill = { purchaseId: 'p1', number: 'C/1', supplierName: 'Caterers', date: '2026-09-04', ...tax };
  api.on('GET', 'purchases/input-tax/bills', () => ({
    ...{ status: 200, body: { bills: [{ ...bill, blocked: '17(5)(b)(i)', interest: null }], isCut: false } },
  }));
  expect(await screen.findByText(/₹160.67 of interest at most: 18% a year.*CGST Act, s.50\(3\)/)).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Input tax' }));
  await user.click(table.getByRole('button', { name: /^Bills/ }));
  expect(await table.findByRole('link', { name: 'C/1' })).toHaveAttribute('href', '/dashboard/invoicing/purchases/p1');
  expect(table.getByText(/blocked by 17\(5\)\(b\)\(i\)/)).toBeVisible();
});

test('a period without input tax says so in a line', async () => {
  const { api } = open();
  const nothing = { count: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  const boxes = claimed.boxes.map((each) => ({ ...each, ...nothing }));
  api.on('GET', 'purchases/input-tax', () => ({ status: 200, body: { ...claimed, interest: null, boxes } }));
  expect(await screen.findByText('There is no input tax in this period.')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Input tax' })).toBeNull();
});

test('input tax shows each line of table 4, and how many bills await a decision', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Input tax' }));
  expect(table.getByText('4(C) · Net input tax')).toBeVisible();
  expect(table.getByText('₹4,321.00')).toBeVisible();
  expect(screen.getByText(/3 bills of GSTR-2B not accepted yet/)).toBeVisible();
});

test('the payment shows which credit pays each tax, the deposit and its due date, and accepts the opening credit', async () => {
  const { api, user } = open();
  const row = within(await screen.findByRole('row', { name: /^IGST/ }));
  for (const text of ['₹180.00', '₹60.00', '₹20.00', '₹100.00']) expect(row.getByText(text)).toBeVisible();
  expect(
    screen.getByText(
      '₹603.00 is paid in cash, of it ₹3.00 of interest and ₹500.00 of late fee, as the return was due by 20 Oct 2026.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/Rule 86B wants 1% of the output tax in cash: ₹12.00 more/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Brought forward, as entered before Aug 2026/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Credit brought forward' }));
  await user.type(await screen.findByLabelText('Credit of CGST'), '20');
  await user.click(screen.getByRole('button', { name: 'Add credit brought forward' }));
  await waitFor(() =>
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        ...{ method: 'POST', path: 'credit-balances' },
        body: { registration: '20AAPFU0939F1Z9', period: '2026-09', igstPaise: 0, cgstPaise: 20_00, sgstPaise: 0 },
      }),
    ),
  );
});
