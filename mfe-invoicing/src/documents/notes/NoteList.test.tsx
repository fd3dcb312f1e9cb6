import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { letterhead } from '../../letterhead/letterhead.fixture';
import { invoice } from '../invoices/invoice.fixture';
import CreditNotesPage from './CreditNotesPage';
import DebitNotesPage from './DebitNotesPage';

const note = {
  id: 'n1',
  invoiceId: 'i1',
  invoiceNo: 'INV/26-27/0001',
  clientName: 'Acme Foods',
  creditNoteNumber: 'CN/26-27/0001',
  debitNoteNumber: 'DN/26-27/0001',
  date: '2026-11-20',
  amountPaise: 50_000,
  reason: 'Short supply',
  financialYear: '2026-27',
  cancelledAt: null,
};
const noParts = { amountPaise: 0, taxablePaise: 0, taxLines: [], roundOffPaise: 0 };
function serve(rows: object[] = [], of = invoice(), portal = { isNeeded: false, problems: [] as string[] }): FakeApi {
  const api = fakeApi({ invoices: [of], 'credit-notes': rows, 'debit-notes': rows, letterhead: [] });
  const lines = of.items.map((item, index) => ({ ...item, item: index, amountPaise: of.linePaise[index] }));
  api.on('GET', 'invoices/i1/note-lines', () => ({
    status: 200,
    body: { lines, debited: noParts, credited: noParts, portal },
  }));
  return api;
}
/** Submits the form and confirms. */
async function issue(user: ReturnType<typeof open>['user'], form: ReturnType<typeof within>, answer = 'Issue') {
  await user.click(form.getByRole('button', { name: 'Add credit note' }));
  await user.click(await screen.findByRole('button', { name: answer }));
}
const open = (kind: 'credit' | 'debit', api = serve(), search = '') =>
  renderScreen(kind === 'credit' ? <CreditNotesPage /> : <DebitNotesPage />, {
    route: `/dashboard/invoicing/${kind}${search}`,
    api,
  });

test.each([
  ['credit', 'No credit notes found.'],
  ['debit', 'No debit notes found.'],
] as const)('without %s notes it says so', async (kind, text) => {
  open(kind);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['credit', 'Credit note number', 'CN/26-27/0001'],
  ['debit', 'Debit note number', 'DN/26-27/0001'],
] as const)(
  'the %s notes have client, number, date, amount and reason, and need no further request',
  async (kind, header, number) => {
    const { api } = open(kind, serve([note]));
    expect(await screen.findByText(number)).toBeVisible();
    expect(api.calls.find(({ path }) => path === `${kind}-notes`)?.query.get('fields')).toBe(
      `clientName,companyId,invoiceId,invoiceNo,date,amountPaise,reason,cancelledAt,${kind}NoteNumber`,
    );
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Client name', header, 'Date', 'Amount', 'Reason']),
    );
    for (const text of ['Acme Foods', '20 Nov 2026', '₹500.00', 'Short supply'])
      expect(screen.getByText(text)).toBeInTheDocument();
  },
);

test.each(['credit', 'debit'] as const)('a %s note links to its client, itself and its invoice', async (kind) => {
  renderScreen(kind === 'credit' ? <CreditNotesPage /> : <DebitNotesPage />, {
    route: `/dashboard/invoicing/${kind}`,
    api: serve([{ ...note, companyId: 'k1' }]),
    records: { company: '/companies/:id', invoice: '/invoices/:id' },
  });
  const table = await screen.findByRole('table');
  await within(table).findByRole('link', { name: 'Acme Foods' });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/companies/k1', `/dashboard/invoicing/${kind}/n1`, '/invoices/i1']);
});

test('a note starts from its invoice, shows the remaining credit, and leaves the number to the series', async () => {
  const { user, api } = open('credit', serve(), '?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText(/left to credit ₹1,180\.00/)).toBeVisible();
  await user.type(form.getByLabelText('Amount'), '500');
  await user.type(form.getByLabelText('Reason'), 'Short supply');
  await issue(user, form);
  await waitFor(() =>
    expect(api.rows('credit-notes')[0]).toMatchObject({
      invoiceId: 'i1',
      creditNoteNumber: '',
      amountPaise: 50_000,
      reason: 'Short supply',
    }),
  );
});

test('its lines are proposed from the invoice, and decide the amount with its tax', async () => {
  const { user, api } = open('credit', serve(), '?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: 'Credit all that is left' }));
  expect(form.getByLabelText('Amount')).toHaveValue('1,180.00');
  const [price] = form.getAllByLabelText(/^Price of /);
  await user.clear(price as HTMLElement);
  await user.type(price as HTMLElement, '100');
  expect(form.getByText(/Taxable value of the lines: ₹\d/)).toBeVisible();
  await user.type(form.getByLabelText('Reason'), 'Two absent');
  await issue(user, form);
  await waitFor(() => expect(api.rows('credit-notes')[0]).toMatchObject({ lines: [{ item: 0, pricePaise: 10_000 }] }));
  expect(api.rows('credit-notes')[0]).toMatchObject({ amountPaise: 11_800, reasonCode: '07' });
});

test('issuing asks first, with amount, invoice and date; declining keeps the typed input, and sends nothing', async () => {
  const { user, api } = open('credit', serve(), '?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Amount'), '500');
  await user.type(form.getByLabelText('Reason'), 'Short supply');
  await user.click(form.getByRole('button', { name: 'Add credit note' }));
  expect(await screen.findByText(/^₹500\.00 for the invoice INV\/26-27\/0001 of Acme Foods, dated /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Add credit note' })).toBeEnabled());
  expect(form.getByLabelText('Reason')).toHaveValue('Short supply');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test.each([
  [true, 'The e-invoice portal would refuse it: The PIN of the client’s address is missing. Correct'],
  [false, 'If this client needs an e-invoice, the portal would refuse it: The PIN of the client’s address is missing.'],
])('the portal’s objections to a note (needs an IRN: %s) are shown before it is issued', async (isNeeded, text) => {
  const portal = { isNeeded, problems: ['The PIN of the client’s address is missing.'] };
  const { user, api } = open('credit', serve([], invoice(), portal), '?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Amount'), '500');
  await user.type(form.getByLabelText('Reason'), 'Short supply');
  await user.click(form.getByRole('button', { name: 'Add credit note' }));
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('a credit note after the annual return says it has no tax, in the form and in the confirmation; a debit note doesn’t', async () => {
  const filed = invoice({ annualReturnOn: invoice().date });
  const told = /when the annual return of \d{4}-\d{2} was filed, can’t reduce the tax/;
  const { user, unmount } = open('credit', serve([], filed), '?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByText(told)).toBeVisible();
  await user.type(form.getByLabelText('Amount'), '500');
  await user.type(form.getByLabelText('Reason'), 'Short supply');
  await user.click(form.getByRole('button', { name: 'Add credit note' }));
  expect(await screen.findByText(/^₹500\.00 for the invoice .* can’t reduce the tax/)).toBeVisible();
  unmount();
  open('debit', serve([], filed), '?form=new&invoice=i1');
  const other = within(await screen.findByRole('dialog'));
  expect(await other.findByText(/left to credit/)).toBeVisible();
  expect(other.queryByText(told)).not.toBeInTheDocument();
});

test('a note in a filed month is reported in GSTR-1A when its issuer chooses so', async () => {
  const api = serve();
  const msg =
    'The GSTR-1 of Oct 2026 is filed. Use a date in a month that is not filed, or choose to report it in GSTR-1A.';
  api.on('POST', 'credit-notes', ({ body }) =>
    (body as { inGstr1a: boolean }).inGstr1a
      ? { status: 201, body: { ...note, inGstr1a: true } }
      : { status: 400, body: { message: msg, code: 'filed_month', errors: [{ path: 'date', msg }] } },
  );
  const { user } = open('credit', api, '?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Amount'), '500');
  await user.type(form.getByLabelText('Reason'), 'Short supply');
  await issue(user, form);
  await user.click(await screen.findByRole('button', { name: 'Issue and report in GSTR-1A' }));
  await waitFor(() =>
    expect(
      api.calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as { inGstr1a: boolean }).inGstr1a),
    ).toEqual([false, true]),
  );
});

test('the invoice is found by part of its number or client', async () => {
  const { user } = open('debit', serve(), '?form=new');
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByLabelText('Invoice'));
  await user.click(await screen.findByText('INV/26-27/0001 · Acme Foods'));
  expect(await form.findByText(/Total ₹1,180\.00/)).toBeVisible();
});

test('the server refuses more than the remaining amount at its field', async () => {
  const api = serve();
  const msg = 'Only ₹180.00 of this invoice is left to credit.';
  api.fail('POST', 'credit-notes', {
    status: 400,
    body: { message: msg, code: 'bad_input', errors: [{ path: 'amountPaise', msg }] },
  });
  const { user } = open('credit', api, '?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Amount'), '500');
  await user.type(form.getByLabelText('Reason'), 'Short supply');
  await issue(user, form);
  await waitFor(() => expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(expect.stringContaining(msg)));
  expect(form.getByLabelText('Reason')).toHaveValue('Short supply');
});

test('without an invoice, amount or reason nothing is sent', async () => {
  const { user, api } = open('credit', serve(), '?form=new');
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Add credit note' }));
  for (const text of ['Choose the invoice.', 'Enter the amount.', 'Enter the reason.'])
    expect(await form.findByText(text)).toBeVisible();
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('cancelling asks first; a cancelled note stays and can’t be cancelled again', async () => {
  const api = serve([note]);
  api.on('POST', 'credit-notes/n1/cancel', () => {
    Object.assign(api.rows('credit-notes')[0] as object, { cancelledAt: '2026-11-21T10:00:00.000Z' });
    return { status: 200, body: api.rows('credit-notes')[0] };
  });
  const { user } = open('credit', api);
  await user.click(await screen.findByRole('button', { name: 'Cancel CN/26-27/0001' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel credit note' }));
  expect(await screen.findByText('CN/26-27/0001 cancelled')).toBeVisible();
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel CN/26-27/0001' })).toBeDisabled();
});

test('with several registrations the form says which one issues the note', async () => {
  const api = serve([], invoice({ registration: '27AAPFU0939F1ZV' }));
  api.rows('letterhead').push(letterhead(), letterhead({ id: 'l2', gstin: '27AAPFU0939F1ZV', state: '27' }));
  open('credit', api, '?form=new&invoice=i1');
  expect(await screen.findByText(/Issued under Maharashtra, as the invoice is\./)).toBeVisible();
});
