import { screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { letterhead } from '../../letterhead/letterhead.fixture';
import NewInvoicePage from './NewInvoicePage';

function serve(rows: object[] = [], draft = 'INV-001'): FakeApi {
  const api = fakeApi({
    invoices: rows,
    companies: [{ name: 'Acme Foods', email: 'pay@acme.example' }],
    letterhead: [letterhead()],
  });
  api.on('GET', 'invoices/next-number', () => ({ status: 200, body: { draft, issued: 'INV/26-27/0001' } }));
  return api;
}
async function open(api = serve(), route = '/dashboard/invoicing/new') {
  const shown = renderScreen(<NewInvoicePage />, { route, api });
  await screen.findByLabelText('Invoice number');
  return shown;
}
function serveTwo(): FakeApi {
  const api = serve();
  api.rows('letterhead').push(letterhead({ id: 'l2', gstin: '27AAPFU0939F1ZV', state: '27' }));
  api.on('GET', 'invoices/usual-registration', ({ query }) => ({
    status: 200,
    body: query.get('clientGstin')
      ? { registration: '27AAPFU0939F1ZV', why: 'Maharashtra, the client’s state.' }
      : { registration: '', why: 'Choose a registration: none is in the client’s state.' },
  }));
  return api;
}
const stored = (api: FakeApi) => api.rows<Invoice>('invoices')[0];
const save = () => screen.getByRole('button', { name: 'Save invoice' });
const total = () => screen.getByRole('status', { name: 'Total' });

test("a new invoice starts with the free number, tax 0 and one line of quantity 1; a single registration isn't asked for", async () => {
  const { api } = await open(serve([], 'INV-007'));
  expect(screen.getByLabelText('Invoice number')).toHaveValue('INV-007');
  expect(screen.getByLabelText('Tax percent')).toHaveValue('0');
  expect(screen.getByLabelText('Quantity, line 1')).toHaveValue('1');
  expect(total()).toHaveTextContent('₹0.00');
  expect(screen.queryByText('Issued under')).toBeNull();
  expect(api.calls.some(({ path }) => path === 'invoices/usual-registration')).toBe(false);
});

test("the invoice's registration shows why it was chosen, sets the tax heads, and a manual choice is marked as such", async () => {
  const api = serveTwo();
  const { user } = await open(api);
  const field = await screen.findByRole('combobox', { name: 'Issued under' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Choose a registration: none/));
  await user.type(screen.getByLabelText('Price, line 1'), '1000');
  await user.clear(screen.getByLabelText('Tax percent'));
  await user.type(screen.getByLabelText('Tax percent'), '18');
  expect(screen.queryByText(/GST @/)).toBeNull();
  await user.type(screen.getByLabelText('Client GSTIN'), '27AAPFU0939F1ZV');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Maharashtra, the client’s state.'));
  expect(screen.getByText('CGST @ 9%')).toBeVisible();
  await user.click(field);
  await user.click(await screen.findByTitle(`Jharkhand · ${letterhead().gstin}`));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Jharkhand, chosen for this invoice.'));
  expect(screen.getByText('IGST @ 18%').nextSibling).toHaveTextContent('₹180.00');
  await user.click(save());
  await waitFor(() => expect(stored(api)?.registration).toBe(letterhead().gstin));
});

test("when the number can't be fetched, the default is used", async () => {
  const api = serve();
  api.fail('GET', 'invoices/next-number', 'offline');
  await open(api);
  expect(screen.getByLabelText('Invoice number')).toHaveValue('INV-001');
});

test('line total, subtotal, tax and total follow the input, in rupees with two decimals', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Quantity, line 1'));
  await user.type(screen.getByLabelText('Quantity, line 1'), '2.5');
  await user.type(screen.getByLabelText('Price, line 1'), '48000');
  await user.clear(screen.getByLabelText('Tax percent'));
  await user.type(screen.getByLabelText('Tax percent'), '18');
  expect(screen.getByLabelText('Total, line 1')).toHaveTextContent('₹1,20,000.00');
  expect(screen.getByText('Subtotal').nextSibling).toHaveTextContent('₹1,20,000.00');
  expect(screen.getByText('Tax').nextSibling).toHaveTextContent('₹21,600.00');
  expect(total()).toHaveTextContent('₹1,41,600.00');
});

test('several lines add up; a removed one no longer counts', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Price, line 1'), '100');
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await waitFor(() => expect(screen.getByLabelText('Description, line 2')).toHaveFocus());
  await user.type(screen.getByLabelText('Price, line 2'), '50.55');
  expect(total()).toHaveTextContent('₹150.55');
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(total()).toHaveTextContent('₹50.55');
  expect(screen.getByRole('button', { name: 'Remove line 1' })).toBeDisabled();
});

test('Enter goes from line to line, and from the last one to a new one; it doesn’t save', async () => {
  const { user, api } = await open();
  await user.type(screen.getByLabelText('Price, line 1'), '100{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Description, line 2')).toHaveFocus());
  await user.type(screen.getByLabelText('Description, line 1'), 'Loaders{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Description, line 2')).toHaveFocus());
  expect(screen.queryByLabelText('Description, line 3')).toBeNull();
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('the usual rate is one click away', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Price, line 1'), '100');
  await user.click(screen.getByRole('button', { name: 'GST 18%' }));
  expect(total()).toHaveTextContent('₹118.00');
  expect(screen.queryByRole('button', { name: 'GST 18%' })).toBeNull();
});

test('a blank draft is saved, without untouched lines, and its page opens', async () => {
  const { user, api, location } = await open();
  await user.click(save());
  expect(await screen.findByText('Invoice Created Successfully!')).toBeVisible();
  expect(stored(api)).toMatchObject({ invoiceNo: 'INV-001', date: today(), taxPercent: 0, items: [] });
  await waitFor(() => expect(location().pathname).toBe(`/dashboard/invoicing/list/${stored(api)?.id}`));
});

test('a draft can be saved and the next one started, empty, with the next number and the focus in its first field', async () => {
  const api = serve();
  api.on('GET', 'invoices/next-number', () => ({
    status: 200,
    body: { draft: `INV-00${api.rows('invoices').length + 1}`, issued: 'INV/26-27/0001' },
  }));
  const { user, location } = await open(api);
  await user.type(screen.getByLabelText('Description, line 1'), 'Loaders');
  await user.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect(await screen.findByText('Invoice Created Successfully!')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Invoice number')).toHaveValue('INV-002'));
  expect(screen.getByLabelText('Description, line 1')).toHaveValue('');
  await waitFor(() => expect(document.querySelector('form')).toContainElement(document.activeElement as HTMLElement));
  expect(location().pathname).toBe('/dashboard/invoicing/new');
  expect(stored(api)).toMatchObject({ invoiceNo: 'INV-001', items: [{ description: 'Loaders' }] });
});

test.each([
  ['Quantity, line 1', '-1', 'The quantity cannot be negative.'],
  ['Price, line 1', '25000,50', 'Did you mean 25,000.50 or 25,00,050? A comma here groups no digits.'],
  ['Client GSTIN', '29AAFCA7488L1Z0', 'Enter a valid 15-character GSTIN; check each letter and digit.'],
])('%s "%s" is refused at the field; nothing is sent, and the field takes the focus', async (label, typed, message) => {
  const { user, api } = await open();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), typed);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('a number taken by a colleague meanwhile is reported at its field, with the free one', async () => {
  const api = serve();
  const msg = 'INV-001 is taken; INV-002 is free.';
  api.fail('POST', 'invoices', {
    status: 409,
    body: { message: msg, code: 'number_taken', errors: [{ path: 'invoiceNo', msg }] },
  });
  const { user } = await open(api);
  await user.type(screen.getByLabelText('Description, line 1'), 'Loaders');
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('Invoice number')).toHaveAccessibleDescription(expect.stringContaining(msg)),
  );
  expect(screen.getByLabelText('Description, line 1')).toHaveValue('Loaders');
  await user.click(screen.getByRole('button', { name: 'Use INV-002' }));
  expect(screen.getByLabelText('Invoice number')).toHaveValue('INV-002');
  expect(screen.getByLabelText('Invoice number')).toBeValid();
  await user.click(save());
  await waitFor(() => expect(stored(api)).toMatchObject({ invoiceNo: 'INV-002' }));
});

test('a lost network says so and keeps the typed input', async () => {
  const api = serve();
  api.fail('POST', 'invoices', 'offline');
  const { user } = await open(api);
  await user.type(screen.getByLabelText('Description, line 1'), 'Loaders');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save the invoice');
  expect(screen.getByLabelText('Description, line 1')).toHaveValue('Loaders');
});

test('choosing a client billed before fills in known fields', async () => {
  const earlier = {
    clientName: 'Acme Foods',
    clientGstin: '27AAPFU0939F1ZV',
    clientState: '27',
    clientAddress: '1 Main Road',
    clientEmail: 'ap@acme.example',
    sez: false,
    companyId: 'c1',
    items: [],
  };
  const { user } = await open(serve([earlier]));
  await user.type(screen.getByLabelText('Client name'), 'acme');
  await user.click(await screen.findByTitle('Acme Foods'));
  expect(screen.getByLabelText('Client GSTIN')).toHaveValue('27AAPFU0939F1ZV');
  expect(screen.getByLabelText('Client address')).toHaveValue('1 Main Road');
  expect(screen.getByLabelText('Client email')).toHaveValue('ap@acme.example');
});

test('an invoice for a company starts with the company’s data, and is due after its payment terms', async () => {
  const api = serve();
  const company = {
    id: 'c9',
    name: 'Everkart Retail',
    gstin: '27AAPCE4821K1Z9',
    state: '27',
    address: 'Chakan, Pune',
    email: 'accounts@everkart.example.com',
    sez: false,
    paymentDays: 30,
  };
  api.on('GET', 'companies/c9', () => ({ status: 200, body: company }));
  const { user } = await open(api, '/dashboard/invoicing/new?company=c9');
  expect(screen.getByLabelText('Client name')).toHaveValue('Everkart Retail');
  await user.type(screen.getByLabelText('Description, line 1'), 'Pickers');
  await user.click(save());
  await screen.findByText('Invoice Created Successfully!');
  expect(stored(api)).toMatchObject({
    companyId: 'c9',
    clientName: 'Everkart Retail',
    clientGstin: '27AAPCE4821K1Z9',
    clientState: '27',
    clientAddress: 'Chakan, Pune',
    clientEmail: 'accounts@everkart.example.com',
    taxPercent: 0,
    dueDate: addDays(today(), 30),
  });
});

const everkart = {
  id: 'c1',
  version: 1,
  name: 'Everkart Retail',
  gstin: '27AAPFU0939F1ZV',
  state: '27',
  address: '1 Main Road',
  email: 'ap@everkart.example',
  sez: false,
  paymentDays: 30,
};

test('a company typed by name is linked when the field is left; manual input stays', async () => {
  const api = serve();
  api.on('GET', 'companies', () => ({ status: 200, body: [everkart] }));
  const { user } = await open(api);
  await user.type(screen.getByLabelText('Client address'), 'By the gate');
  await user.type(screen.getByLabelText('Client name'), 'EVERKART  retail');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Client GSTIN')).toHaveValue('27AAPFU0939F1ZV'));
  expect(screen.getByLabelText('Client address')).toHaveValue('By the gate');
  expect(screen.getByLabelText('Due date')).not.toHaveValue('');
  await user.click(save());
  await waitFor(() => expect(stored(api)).toMatchObject({ companyId: 'c1', clientName: 'Everkart Retail' }));
});

test('if two companies have the typed name, the person chooses', async () => {
  const api = serve();
  api.on('GET', 'companies', () => ({
    status: 200,
    body: [everkart, { ...everkart, id: 'c2', gstin: '29AAPFU0939F1ZR', state: '29' }],
  }));
  const { user } = await open(api);
  await user.type(screen.getByLabelText('Client name'), 'Everkart Retail');
  await user.tab();
  expect(await screen.findByText('2 have this name. Choose the one you mean.')).toBeVisible();
  expect(screen.getByLabelText('Client GSTIN')).toHaveValue('');
  await user.click(screen.getByLabelText('Client name'));
  await user.click(await screen.findByRole('option', { name: 'Everkart Retail · 29AAPFU0939F1ZR' }));
  expect(screen.getByLabelText('Client GSTIN')).toHaveValue('29AAPFU0939F1ZR');
  expect(screen.queryByText('2 have this name. Choose the one you mean.')).toBeNull();
});

test('a clone has the lines, client and payment terms of its source, and its own number and date', async () => {
  const source = {
    id: 'i1',
    invoiceNo: 'INV/26-27/0003',
    clientName: 'Acme Foods',
    date: '2026-01-01',
    dueDate: '2026-01-31',
    taxPercent: 18,
    items: [{ id: '1', description: 'Loaders', sac: '998514', quantity: 3, pricePaise: 100_00 }],
    clientGstin: '',
    clientState: '20',
    clientAddress: '',
    clientEmail: '',
    sez: false,
    notes: '',
    companyId: '',
  };
  const { user, api } = await open(serve([source], 'INV-002'), '/dashboard/invoicing/new?clone=i1');
  expect(screen.getByLabelText('Description, line 1')).toHaveValue('Loaders');
  expect(total()).toHaveTextContent('₹354.00');
  await user.click(save());
  await screen.findByText('Invoice Created Successfully!');
  const made = stored(api);
  expect(made).toMatchObject({ invoiceNo: 'INV-002', clientName: 'Acme Foods', date: today(), taxPercent: 18 });
  expect(Date.parse(made?.dueDate ?? '') - Date.parse(made?.date ?? '')).toBe(30 * 24 * 3600 * 1000);
});

test('pasted spreadsheet cells are previewed, become lines after the existing ones, and are undone in one step', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Description, line 1'), 'Mine');
  await user.click(screen.getByLabelText('Description, line 1'));
  await user.paste('Item\tQty\tRate\nLoaders\t26\t800\nGuards\tten\t600\n');
  const preview = within(await screen.findByRole('region', { name: 'Pasted lines' }));
  expect(preview.getByText('“ten” is no quantity.')).toBeVisible();
  expect(preview.getByText(/Left out.*Item · Qty · Rate/)).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Add 2 lines' }));
  expect(screen.getByLabelText('Description, line 1')).toHaveValue('Mine');
  expect(screen.getByLabelText('Total, line 2')).toHaveTextContent('₹20,800.00');
  expect(screen.getByLabelText('Quantity, line 3')).toHaveValue('ten');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Description, line 1')).toHaveValue('Mine');
  expect(screen.queryByLabelText('Description, line 2')).not.toBeInTheDocument();
});

test('pasted words go where the cursor is', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Description, line 1'));
  await user.paste('Loaders, night shift');
  expect(screen.getByLabelText('Description, line 1')).toHaveValue('Loaders, night shift');
});

test('reverse charge is offered to a firm that is not a body corporate before the SAC for guards is selected', async () => {
  const api = serve();
  api.rows('letterhead').splice(0, 1, letterhead({ name: 'Shramdeep Security', cin: '', bodyCorporate: 'No' }));
  const { user } = await open(api);
  await user.type(screen.getByLabelText('Price, line 1'), '1000');
  await user.type(screen.getByLabelText('Client GSTIN'), '27AAPFU0939F1ZV');
  expect(await screen.findByText(/^If these are security services \(998525\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use reverse charge' }));
  await user.click(save());
  await waitFor(() =>
    expect(stored(api)).toMatchObject({ taxTreatment: 'reverse', items: [expect.objectContaining({ sac: '998525' })] }),
  );
});

test('reverse charge is proposed for guards of a firm that is not a body corporate, with the reason, and removes the tax from the bill', async () => {
  const api = serve();
  const firm = letterhead({ name: 'Shramdeep Security', cin: '', bodyCorporate: 'No' });
  api.rows('letterhead').splice(0, 1, firm);
  const { user } = await open(api);
  await user.type(screen.getByLabelText('Price, line 1'), '1000');
  await user.clear(screen.getByLabelText('Tax percent'));
  await user.type(screen.getByLabelText('Tax percent'), '18');
  await user.type(screen.getByLabelText('Client GSTIN'), '27AAPFU0939F1ZV');
  await user.click(screen.getByLabelText('SAC, line 1'));
  await user.type(screen.getByLabelText('SAC, line 1'), 'guard');
  await user.click(await screen.findByText('998525 Guard services'));
  expect(await screen.findByText(/every line is a security service/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Use reverse charge' }));
  expect(screen.getByText('The client pays the tax on reverse charge; the bill has none.')).toBeVisible();
  expect(total()).toHaveTextContent('₹1,000.00');
  await user.click(save());
  await waitFor(() =>
    expect(stored(api)).toMatchObject({ taxTreatment: 'reverse', taxPercent: 18, items: [{ sac: '998525' }] }),
  );
});
