import { screen, waitFor, within } from '@testing-library/react';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { type FakeApi, fakeApi, renderScreen, staff } from 'shared/testing';
import { letterhead } from '../../letterhead/letterhead.fixture';
import InvoicePage from './InvoicePage';
import { draft, invoice } from './invoice.fixture';

function serve(row: InvoiceView, company = letterhead()): FakeApi {
  const api = fakeApi({ invoices: [row], payments: [], letterhead: [company] });
  api.on('GET', `invoices/${row.id}/payments`, () => ({ status: 200, body: api.rows('payments') }));
  api.on('GET', 'invoices/next-number', () => ({ status: 200, body: { draft: 'INV-002', issued: 'INV/26-27/0007' } }));
  return api;
}
async function open(row: InvoiceView, api = serve(row), account?: typeof staff) {
  const shown = renderScreen(<InvoicePage />, {
    account,
    route: `/dashboard/invoicing/list/${row.id}`,
    path: '/dashboard/invoicing/list/:id',
    api,
  });
  await screen.findByRole('article');
  return shown;
}
const menu = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('it shows the PDF’s content: number, dates, client, place of supply, SAC, tax split, total and words', async () => {
  await open(invoice());
  const sheet = within(screen.getByRole('article', { name: 'Tax invoice INV/26-27/0001' }));
  for (const text of [
    'Acme Foods',
    '998513',
    'Loaders',
    'CGST @ 9%',
    'SGST @ 9%',
    '₹1,180.00',
    'One Thousand One Hundred Eighty Rupees Only',
  ])
    expect(sheet.getByText(text)).toBeVisible();
  expect(sheet.getAllByText('₹90.00')).toHaveLength(2);
  expect(sheet.getByText('Place of supply').nextSibling).toHaveTextContent('Jharkhand (20)');
});

test('a draft is issued after a confirmation with the number, the total and the place of supply', async () => {
  const api = serve(draft());
  api.on('POST', 'invoices/i1/issue', () => {
    Object.assign(api.rows('invoices')[0] as object, invoice());
    return { status: 200, body: invoice() };
  });
  const { user } = await open(draft(), api);
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(
    /INV\/26-27\/0007.*₹1,180\.00 with CGST ₹90\.00 and SGST ₹90\.00, place of supply Jharkhand \(20\)/,
  );
  await user.click(within(question).getByRole('button', { name: 'Issue' }));
  expect(await screen.findByText('Issued as INV/26-27/0001')).toBeVisible();
  expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({ version: 3 });
  expect(await screen.findByRole('button', { name: 'Record payment' })).toBeVisible();
  const issued = api.calls.findIndex((call) => call.method === 'POST');
  expect(api.calls.slice(issued).filter(({ method, path }) => method === 'GET' && path === 'invoices/i1')).toEqual([]);
});

test.each([
  [false, true],
  [true, false],
])(
  'the e-invoice portal’s objections are shown before issuing; if an IRN is needed (%s), there is no confirmation',
  async (isNeeded, isAsked) => {
    const api = serve(draft());
    const problems = ['The PIN of the client’s address is missing.'];
    api.on('GET', 'invoices/next-number', ({ query }) => ({
      ...{ status: 200 },
      body: {
        draft: 'INV-002',
        issued: 'INV/26-27/0007',
        ...(query.get('invoice') === 'i1' && { portal: { isNeeded, problems } }),
      },
    }));
    const { user } = await open(draft(), api);
    await user.click(screen.getByRole('button', { name: 'Issue' }));
    expect(await screen.findByText(/the portal would refuse it|e-invoice portal would refuse it/)).toHaveTextContent(
      'The PIN of the client’s address is missing.',
    );
    expect(screen.queryByRole('dialog', { name: 'Issue this invoice?' }) !== null).toBe(isAsked);
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test('with several registrations a draft shows which one issues it, and why', async () => {
  const row = draft({ registration: '27AAPFU0939F1ZV' });
  const api = serve(row);
  api.rows('letterhead').push(letterhead({ id: 'l2', gstin: '27AAPFU0939F1ZV', state: '27' }));
  const why = 'Maharashtra, as on this client’s last invoice.';
  api.on('GET', 'invoices/usual-registration', () => ({ status: 200, body: { registration: row.registration, why } }));
  await open(row, api);
  expect(await screen.findByText(why)).toBeVisible();
});

test('a sample says so in its header, and issuing uses the next sample number', async () => {
  const sample = { ...draft(), isSample: true };
  const api = serve(sample);
  const { user } = await open(sample, api);
  expect(screen.getByText('Sample')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  await screen.findByRole('dialog');
  expect(api.calls.find(({ path }) => path.startsWith('invoices/next-number'))?.query.get('kind')).toBe('sample');
});

test('an incomplete draft can’t be issued, and says what is missing', async () => {
  await open(
    draft({
      clientName: '',
      items: [{ id: '1', description: '', sac: '998513', quantity: 1, unit: 'NOS', pricePaise: 0 }],
    }),
  );
  expect(screen.getByRole('button', { name: 'Issue' })).toBeDisabled();
  const list = within(screen.getByRole('region', { name: 'Before it can be issued' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Enter the client name.',
    'Line 1: Describe the service.',
    'Line 1: The price must be above 0.',
  ]);
});

test('each missing part leads to its field', async () => {
  const { user } = await open(
    draft({
      clientAddress: '',
      clientGstin: '27AAPFU0939F1ZV',
      items: [{ id: '1', description: '', sac: '998513', quantity: 1, unit: 'NOS', pricePaise: 100 }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Enter the client’s address; a registered client needs one.' }));
  const address = await within(await screen.findByRole('dialog')).findByLabelText('Client address');
  await waitFor(() => expect(address).toHaveFocus());
  expect(address).toHaveAccessibleDescription('Enter the client’s address; a registered client needs one.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Line 1: Describe the service.' }));
  await waitFor(() => expect(screen.getByLabelText('Description, line 1')).toHaveFocus());
});

test('the owner who issues is asked for missing company details, and then continues', async () => {
  const api = serve(draft(), letterhead({ gstin: '' }));
  const { user } = await open(draft(), api);
  expect(screen.getByRole('button', { name: 'Enter the company’s GSTIN.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  const form = within(await screen.findByRole('dialog', { name: 'Company details on documents' }));
  await user.click(await form.findByRole('button', { name: 'Save company details' }));
  expect(await form.findByText('Enter the company’s GSTIN.')).toBeVisible();
  await user.type(form.getByLabelText('GSTIN'), '20aapfu0939f1z9');
  await user.click(form.getByRole('button', { name: 'Save company details' }));
  expect(await screen.findByRole('dialog', { name: 'Issue this invoice?' })).toHaveTextContent('INV/26-27/0007');
  expect(api.rows('letterhead')[0]).toMatchObject({ gstin: '20AAPFU0939F1Z9' });
});

test('missing company details link to their settings', async () => {
  const { user } = await open(draft(), serve(draft(), letterhead({ gstin: '' })));
  await user.click(screen.getByRole('button', { name: 'Enter the company’s GSTIN.' }));
  expect(await screen.findByRole('dialog', { name: 'Company details on documents' })).toBeVisible();
});

test('a read-only account sees what a draft lacks, without links to fields', async () => {
  await open(draft({ clientName: '' }), undefined, { ...staff, rights: ['invoices:read'] } as typeof staff);
  const list = within(screen.getByRole('region', { name: 'Before it can be issued' }));
  expect(list.getByText('Enter the client name.')).toBeVisible();
  expect(list.queryByRole('button')).not.toBeInTheDocument();
});

test('a colleague sees whom to ask', async () => {
  const api = serve(draft(), letterhead({ gstin: '', signatory: '' }));
  api.on('GET', 'people', () => ({
    status: 200,
    body: [
      { id: 'a2', name: 'Ravi Oraon', role: 'staff' },
      { id: 'a1', name: 'Asha Rao', role: 'owner' },
    ],
  }));
  const { user } = await open(draft(), api, staff);
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Company details on documents' });
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      /Ask Asha Rao, the owner,.*Enter the company’s GSTIN\.Enter who signs for the company\./,
    ),
  );
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(api.calls.filter((call) => call.method !== 'GET')).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Issue' })).toHaveFocus());
});

test('an issued invoice shows the letterhead of its issue date', async () => {
  await open(invoice({ letterhead: letterhead({ name: 'Old Name Private Limited' }) }));
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByText('Old Name Private Limited')).toBeVisible();
  expect(sheet.getByText('Asha Kumari')).toBeVisible();
  expect(sheet.queryByText('Shramdeep Workforce Private Limited')).toBeNull();
});

test("the server's refusal is shown on the page", async () => {
  const api = serve(draft());
  api.fail('POST', 'invoices/i1/issue', {
    status: 409,
    body: { message: 'Someone else has changed this invoice since you opened it.', code: 'stale' },
  });
  const { user } = await open(draft(), api);
  await user.click(screen.getByRole('button', { name: 'Issue' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Issue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to issue the invoiceSomeone else has changed this invoice',
  );
});

test('a draft is edited beside its page, sending the original version', async () => {
  const { user, api } = await open(draft());
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByLabelText('Client name'), ' India');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.calls.find((call) => call.method === 'PUT')?.body).toMatchObject({
      clientName: 'Acme Foods India',
      version: 3,
    }),
  );
});

test('an issued invoice has no Edit and no Delete', async () => {
  const { user } = await open(invoice());
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'PDF, duplicate for supplier',
    'Statement of account',
    'Print',
    'Clone',
    'Repeat',
    'Credit note',
    'Debit note',
    'Receipt for several invoices',
    'History',
    'Cancel invoice',
  ]);
});

test.each([
  ['issued', 'Statement of account', 'statement'],
  ['cancelled', 'PDF, marked as cancelled', 'cancelled'],
] as const)('an %s invoice has its own PDF: %s', async (status, name, copy) => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = await open(invoice({ status }));
  api.on('GET', 'invoices/i1/pdf', () => ({ status: 200, body: 'x' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(api.calls.find((call) => call.path === 'invoices/i1/pdf')?.query.get('copy')).toBe(copy));
  saved.mockRestore();
});

test('a payment starts with the amount owed; the changed invoice is loaded once, as after a delete or an undo', async () => {
  const { user, api } = await open(invoice({ paidPaise: 18_000, balancePaise: 100_000 }));
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByLabelText('Amount')).toHaveValue('1,000.00');
  await user.click(form.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(api.rows('payments')[0]).toMatchObject({ invoiceId: 'i1', amountPaise: 100_000, method: 'Bank transfer' }),
  );
  const list = within(screen.getByRole('region', { name: 'Payments' }));
  expect(await list.findByText('₹1,000.00')).toBeVisible();
  const sinceThen = (act: 'POST' | 'DELETE') =>
    api.calls
      .slice(api.calls.findLastIndex(({ method }) => method === act) + 1)
      .map(({ path }) => path)
      .filter((path) => ['invoices/i1/payments', 'invoices/i1'].includes(path));
  expect(sinceThen('POST').sort()).toEqual(['invoices/i1', 'invoices/i1/payments']);
  await user.click(list.getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Payment deleted');
  expect(sinceThen('DELETE').sort()).toEqual(['invoices/i1', 'invoices/i1/payments']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await list.findByText('₹1,000.00')).toBeVisible();
  expect(sinceThen('POST').sort()).toEqual(['invoices/i1', 'invoices/i1/payments']);
});

test('the account shows payments, credits and the balance', async () => {
  await open(
    invoice({
      paidPaise: 18_000,
      creditedPaise: 50_000,
      debitedPaise: 10_000,
      balancePaise: 60_000,
      shown: 'Part paid',
    }),
  );
  const account = screen.getByRole('region', { name: 'Account' });
  for (const text of ['Debit notes₹100.00', 'Credit notes-₹500.00', 'Payments-₹180.00', 'Balance due₹600.00'])
    expect(account).toHaveTextContent(text);
});

test('cancelling asks first, and says that the number stays used', async () => {
  const { user, api } = await open(invoice());
  api.on('POST', 'invoices/i1/cancel', () => ({
    status: 200,
    body: invoice({ status: 'cancelled', shown: 'Cancelled' }),
  }));
  await menu(user, 'Cancel invoice');
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(/INV\/26-27\/0001 keeps its number/);
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
  await menu(user, 'Cancel invoice');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel invoice' }));
  expect(await screen.findByText('INV/26-27/0001 cancelled')).toBeVisible();
});

test.each([
  ['Clone', '/dashboard/invoicing/new', '?clone=i1'],
  ['Credit note', '/dashboard/invoicing/credit', '?form=new&invoice=i1'],
  ['Debit note', '/dashboard/invoicing/debit', '?form=new&invoice=i1'],
])('%s opens its form', async (item, pathname, search) => {
  const { user, location } = await open(invoice());
  await menu(user, item);
  await waitFor(() => expect(location()).toMatchObject({ pathname, search }));
});

test('an unknown invoice says so and offers to try again', async () => {
  renderScreen(<InvoicePage />, {
    route: '/dashboard/invoicing/list/none',
    path: '/dashboard/invoicing/list/:id',
    api: fakeApi({ invoices: [] }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this invoice');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a script in any field is text', async () => {
  await open(invoice({ clientName: '<img src=x onerror=alert(1)>', notes: '<script>alert(1)</script>' }));
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
  expect(document.querySelector('article img, article script')).toBeNull();
});
