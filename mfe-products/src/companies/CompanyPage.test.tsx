import { screen, waitFor, within } from '@testing-library/react';
import { type Company, companyInput } from 'shared/domain/clients/companies/company';
import type { CompanySummary } from 'shared/domain/clients/companies/companySummary';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import CompanyPage from './CompanyPage';

const company = {
  ...companyInput.parse({
    name: 'Everkart Retail',
    industry: 'E-commerce',
    gstin: '27AAPCE4821K1Z9',
    state: '27',
    address: 'Chakan, Pune',
    paymentDays: 30,
    contacts: [{ name: 'Rohini Kulkarni', role: 'Operations', phone: '9876500111', email: 'rohini@example.com' }],
  }),
  id: 'c1',
  product: 'instahires',
};
const summary: CompanySummary = {
  centers: 1,
  candidates: 1,
  leads: 1,
  vacancies: 0,
  drafts: 0,
  billed: { count: 2, amountPaise: 500_000 },
  outstanding: { count: 0, amountPaise: 0 },
  overdue: { count: 0, amountPaise: 0 },
};
const records = {
  center: '/centers/:id',
  invoice: '/invoices/:id',
  candidate: '/candidates/:id',
  lead: '/leads/:id',
  company: '/companies/:id',
};

interface Opened {
  owes?: CompanySummary;
  known?: Partial<typeof records>;
  account?: typeof staff;
}

function open({ owes = summary, known = records, account }: Opened = {}) {
  const api = fakeApi({
    'company-terms': [],
    companies: [company],
    centers: [{ id: 'n1', companyId: 'c1', city: 'Ranchi', client_name: 'Everkart Retail' }],
    invoices: [{ id: 'i1', companyId: 'c1', invoiceNo: 'INV/26-27/0004', shown: 'Unpaid', balancePaise: 100 }],
    candidates: [{ id: 'p1', companyId: 'c1', name: 'Sunita Munda', position: 'Picker', status: 'Selected' }],
    vacancies: [{ id: 'v1', companyId: 'c1', title: 'Loader', people: 25, filled: 4, status: 'Part filled' }],
    leads: [{ id: 'l1', companyId: 'c1', name: 'Rohini', status: 'converted' }],
  });
  api.on('GET', 'companies/c1/summary', () => ({ status: 200, body: owes }));
  api.on('GET', 'placements/deployed', () => ({ status: 200, body: { centers: [], isSample: false } }));
  const figures = { open: 1, people: 21, filled: 0, fillDays: null, isSample: false };
  api.on('GET', 'vacancies/figures', () => ({ status: 200, body: figures }));
  return renderScreen(<CompanyPage />, {
    api,
    account,
    route: '/dashboard/account/manageCompanies/c1',
    path: '/dashboard/account/manageCompanies/:id',
    records: known,
  });
}

test('shows its dues, contacts and terms, and links to everything that belongs to it', async () => {
  open({ owes: { ...summary, outstanding: { count: 2, amountPaise: 11_61_120_00 } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Everkart Retail' })).toBeVisible();
  expect((await screen.findByText('₹11,61,120.00')).closest('div[class]')).toBeVisible();
  for (const [name, href] of [
    ['Ranchi', '/centers/n1'],
    ['INV/26-27/0004', '/invoices/i1'],
    ['Sunita Munda', '/candidates/p1'],
    ['Rohini', '/leads/l1'],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(within(screen.getByRole('region', { name: 'Contact persons' })).getByText('Rohini Kulkarni')).toBeVisible();
  const terms = within(screen.getByRole('region', { name: 'Billing and payment terms' }));
  for (const text of ['27AAPCE4821K1Z9', 'Maharashtra', 'Chakan, Pune', '30'])
    expect(terms.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New invoice' }).closest('a')).toHaveAttribute(
    'href',
    '/dashboard/invoicing/new?company=c1',
  );
});

test('records of missing modules are named as text, and no invoice is offered without invoicing', async () => {
  open({ known: {} });
  expect(await screen.findByText('Ranchi')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ranchi' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New invoice' })).toBeNull();
});

test('deleting lists what belongs to it, and returns to the list', async () => {
  const { user, api, location } = open();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Delete this company?');
  expect(dialog).toHaveTextContent('These stay, without a company: 1 center, 2 invoices, 1 candidate, 1 lead.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/account/manageCompanies'));
  expect(api.rows('companies')).toEqual([]);
});

test('with money owed the confirmation says so, and shows the server’s answer', async () => {
  const owes = { ...summary, outstanding: { count: 1, amountPaise: 118_000 } };
  const { user, api } = open({ owes });
  const message = 'Everkart Retail owes ₹1,180.00 on the invoice INV/26-27/0004.';
  api.fail('DELETE', 'companies/c1', { status: 409, body: { message, code: 'refused' } });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('It owes ₹1,180.00 on 1 invoice, so it can’t be deleted yet');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('heading', { level: 1, name: 'Everkart Retail' })).toBeVisible();
});

test('contact persons are added and removed in its form, and a wrong address is reported at its field', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: 'Add contact person' }));
  const added = within(form.getByRole('group', { name: 'Contact person 2' }));
  await user.type(added.getByLabelText('Contact name'), 'Arvind');
  await user.type(added.getByLabelText('Contact email'), 'nowhere');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Enter a valid email address.')).toBeVisible();
  await user.clear(added.getByLabelText('Contact email'));
  await user.click(form.getByRole('button', { name: 'Remove contact person 1' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.rows<Company>('companies')[0]?.contacts).toEqual([{ name: 'Arvind', role: '', email: '', phone: '' }]),
  );
});

describe('an account with fewer rights', () => {
  const as = (...rights: string[]) => ({ ...staff, rights }) as typeof staff;

  test('sees only what it may read, and no failure', async () => {
    const { api } = open({ account: as('companies:read', 'candidates:read') });
    expect(await screen.findByRole('link', { name: 'Sunita Munda' })).toBeVisible();
    for (const name of [/^Centers/, /^Invoices/, /^Leads/]) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText('Outstanding')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(api.calls.map(({ path }) => path)).not.toContain('companies/c1/summary');
  });

  test('with the right to billing corrects the billing details, and nothing else', async () => {
    const { api, user } = open({ account: as('companies:read', 'companies:billing', 'invoices:read') });
    api.on('PUT', 'companies/c1/billing', ({ body }) => ({ status: 200, body: { ...company, ...(body as object) } }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog'));
    const days = await form.findByLabelText('Payment terms (days)');
    expect(form.queryByLabelText('Name')).toBeNull();
    await user.clear(days);
    await user.type(days, '45');
    await user.click(form.getByRole('button', { name: /^Save/ }));
    const sent = await waitFor(() => {
      const put = api.calls.find(({ method }) => method === 'PUT');
      expect(put?.path).toBe('companies/c1/billing');
      return put?.body;
    });
    expect(sent).toMatchObject({ paymentDays: 45, gstin: '27AAPCE4821K1Z9' });
    expect(sent).not.toHaveProperty('name');
  });
});
