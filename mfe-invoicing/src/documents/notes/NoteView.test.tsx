import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { letterhead } from '../../letterhead/letterhead.fixture';
import InvoicePage from '../invoices/InvoicePage';
import { invoice } from '../invoices/invoice.fixture';
import CreditNotePage from './CreditNotePage';
import DebitNotePage from './DebitNotePage';

const note = {
  id: 'n1',
  version: 2,
  invoiceId: 'i1',
  invoiceNo: 'INV/26-27/0001',
  clientName: 'Acme Foods',
  creditNoteNumber: 'CN/26-27/0001',
  debitNoteNumber: 'DN/26-27/0001',
  date: '2026-11-20',
  amountPaise: 11_800,
  reason: 'Short supply',
  financialYear: '2026-27',
  letterhead: letterhead({ name: 'Name of That Day' }),
  lines: [],
  reasonCode: '07',
  taxablePaise: 10_000,
  roundOffPaise: 0,
  inGstr1a: false,
  taxLines: [
    { head: 'CGST', percent: 9, amountPaise: 900 },
    { head: 'SGST', percent: 9, amountPaise: 900 },
  ],
  cancelledAt: null,
};
const serve = (kind: 'credit' | 'debit', over: object = {}): FakeApi =>
  fakeApi({
    invoices: [invoice()],
    payments: [],
    letterhead: [letterhead()],
    [`${kind}-notes`]: [{ ...note, ...over }],
  });
async function open(kind: 'credit' | 'debit', api = serve(kind)) {
  const shown = renderScreen(kind === 'credit' ? <CreditNotePage /> : <DebitNotePage />, {
    route: `/dashboard/invoicing/${kind}/n1`,
    path: `/dashboard/invoicing/${kind}/:id`,
    api,
  });
  await screen.findByRole('article');
  return shown;
}

test.each([
  ['credit', 'Credit note', 'CN/26-27/0001'],
  ['debit', 'Debit note', 'DN/26-27/0001'],
] as const)('a %s note shows the same as its PDF, with its invoice as a link', async (kind, title, number) => {
  await open(kind);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(number);
  const sheet = within(screen.getByRole('article', { name: `${title} ${number}` }));
  for (const text of [
    'Name of That Day',
    'Acme Foods',
    'Short supply',
    'CGST @ 9%',
    'SGST @ 9%',
    '₹118.00',
    'One Hundred Eighteen Rupees Only',
    'INV/26-27/0001',
  ])
    expect(sheet.getByText(text)).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Its invoice' })).getByRole('link', { name: 'INV/26-27/0001' }),
  ).toHaveAttribute('href', '/dashboard/invoicing/list/i1');
});

test('it is cancelled from its page, after a confirmation', async () => {
  const api = serve('credit');
  api.on('POST', 'credit-notes/n1/cancel', () => {
    Object.assign(api.rows('credit-notes')[0] as object, { cancelledAt: '2026-11-21T10:00:00.000Z' });
    return { status: 200, body: api.rows('credit-notes')[0] };
  });
  const { user } = await open('credit', api);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel credit note' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel credit note' }));
  expect(await screen.findByRole('article', { name: 'Cancelled credit note CN/26-27/0001' })).toBeVisible();
  expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({ version: 2 });
});

test('its PDF is the client’s original, or the duplicate for the company', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = await open('debit');
  api.on('GET', 'debit-notes/n1/pdf', () => ({ status: 200, body: 'x' }));
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF, duplicate for supplier' }));
  await waitFor(() =>
    expect(
      api.calls.filter((call) => call.path === 'debit-notes/n1/pdf').map((call) => call.query.get('copy')),
    ).toEqual(['original', 'duplicate']),
  );
  saved.mockRestore();
});

test('a cancelled note has a PDF with that mark, in addition to its original', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = await open('credit', serve('credit', { cancelledAt: '2026-11-22T10:00:00.000Z' }));
  api.on('GET', 'credit-notes/n1/pdf', () => ({ status: 200, body: 'x' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF, marked as cancelled' }));
  await waitFor(() =>
    expect(api.calls.find((call) => call.path === 'credit-notes/n1/pdf')?.query.get('copy')).toBe('cancelled'),
  );
  saved.mockRestore();
});

test('the invoice leads to its notes', async () => {
  renderScreen(<InvoicePage />, {
    route: '/dashboard/invoicing/list/i1',
    path: '/dashboard/invoicing/list/:id',
    api: serve('credit'),
  });
  expect(await screen.findByRole('link', { name: 'CN/26-27/0001' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/credit/n1',
  );
});

test('an unknown note says so and offers to try again', async () => {
  renderScreen(<CreditNotePage />, {
    route: '/dashboard/invoicing/credit/none',
    path: '/dashboard/invoicing/credit/:id',
    api: serve('credit'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this credit note');
});
