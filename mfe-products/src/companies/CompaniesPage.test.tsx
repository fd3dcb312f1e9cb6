import { screen, waitFor, within } from '@testing-library/react';
import type { Company } from 'shared/domain/clients/companies/company';
import { fakeApi, renderScreen } from 'shared/testing';
import CompaniesPage from './CompaniesPage';

const company = (name: string, status = 'Active') => ({
  name,
  status,
  industry: 'Steel',
  email: 'hr@example.com',
  phone: '0651 555 0101',
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => company(`Company ${String(index + 1).padStart(2, '0')}`));

function open(
  rows: object[] = [company('Damodar')],
  { path = 'companies', route = '/dashboard/instahires/manageCompanies' } = {},
) {
  return renderScreen(<CompaniesPage />, { route, api: fakeApi({ [path]: rows }) });
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe.each([
  ['/dashboard/instahires/manageCompanies', 'companies'],
  ['/dashboard/account/manageCompanies', 'companies'],
  ['/dashboard/ultrahrms/manageCompanies', 'ultrahrms/companies'],
])('at %s', (route, path) => {
  test(`the companies are those of /api/${path}`, async () => {
    const { api } = open([company('Damodar')], { path, route });
    expect(await screen.findByText('Damodar')).toBeVisible();
    expect(new Set(api.calls.map((call) => call.path))).toEqual(new Set(['preferences', path]));
  });
});

describe('the list', () => {
  test('requests only what it shows; the form loads the whole company, and saves fields the list doesn’t know unchanged', async () => {
    const { api, user } = open([{ ...company('Damodar'), id: 'c1', terms: 'Pays in June', paymentDays: 45 }]);
    await user.click((await rowOf('Damodar')).getByRole('button', { name: 'More for Damodar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByLabelText('Terms')).toHaveValue('Pays in June');
    await user.type(form.getByLabelText('Industry'), ' and Tea');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Steel and Tea')).toBeVisible();
    const { body } = api.calls.find(({ method }) => method === 'PUT') ?? {};
    expect(body).toMatchObject({ terms: 'Pays in June', paymentDays: 45, version: 1 });
    const reads = api.calls.filter(({ path }) => path.startsWith('companies') && !path.endsWith('/duplicates'));
    expect(reads.map(({ method, path, query }) => [method, path, query.get('fields')])).toEqual([
      ['GET', 'companies', 'name,industry,email,phone,status'],
      ['GET', 'companies/c1', null],
      ['PUT', 'companies/c1', null],
      ['GET', 'companies', 'name,industry,email,phone,status'],
    ]);
  });

  test("says 'No companies found' when there are none", async () => {
    open([]);
    expect(await screen.findByText('No companies found')).toBeVisible();
  });

  test("says 'Failed to load companies' when loading fails, and Retry loads them", async () => {
    const api = fakeApi({ companies: [company('Damodar')] });
    api.fail('GET', 'companies', { status: 500, body: { message: 'The database is away.' } });
    const { user } = renderScreen(<CompaniesPage />, { route: '/dashboard/instahires/manageCompanies', api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load companies');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Damodar')).toBeVisible();
  });

  test('shows ten a page with Prev, numbers, Next and the shown range', async () => {
    const { user } = open(many(23));
    expect(await screen.findByText('Company 10')).toBeVisible();
    expect(screen.queryByText('Company 11')).toBeNull();
    expect(screen.getByText('Showing 1 - 10 of 23')).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Prev', '1', '2', '3', 'Next']);
    await user.click(pages.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('Showing 21 - 23 of 23')).toBeVisible();
    expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('goes to the new last page after the only company of the last page was deleted', async () => {
    const { user, location } = open(many(11), { route: '/dashboard/instahires/manageCompanies?page=2' });
    await user.click((await rowOf('Company 11')).getByRole('button', { name: 'Delete Company 11' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Showing 1 - 10 of 10')).toBeVisible();
    await waitFor(() => expect(location().search).toBe(''));
  });
});

describe('the status', () => {
  test.each([
    ['Active', 'Deactivate', 'Inactive'],
    ['Approved', 'Deactivate', 'Inactive'],
    ['Inactive', 'Activate', 'Active'],
    ['Pending', 'Activate', 'Active'],
    ['Rejected', 'Activate', 'Active'],
  ])('of an %s company has the button %s, which sends only the status %s', async (status, label, next) => {
    const { user, api } = open([company('Damodar', status)]);
    await user.click((await rowOf('Damodar')).getByRole('button', { name: label }));
    await waitFor(() => expect(api.rows<Company>('companies')[0]?.status).toBe(next));
    expect(api.calls.find((call) => call.method === 'PUT')?.body).toEqual({ status: next });
  });

  test.each([
    ['Active', 'good'],
    ['Approved', 'good'],
    ['Rejected', 'bad'],
    ['Inactive', 'warn'],
    ['Pending', 'warn'],
  ])('%s is shown as %s', async (status, tone) => {
    open([company('Damodar', status)]);
    expect((await rowOf('Damodar')).getByText(status)).toHaveAttribute('data-tone', tone);
  });

  test("stays and says 'Failed to update status' when the server refuses", async () => {
    const { user, api } = open([company('Damodar')]);
    await screen.findByText('Damodar');
    api.fail('PUT', `companies/${api.rows<Company>('companies')[0]?.id}`, { status: 500, body: {} });
    await user.click((await rowOf('Damodar')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update status');
    expect((await rowOf('Damodar')).getByText('Active')).toBeVisible();
  });
});

describe('deleting', () => {
  test("asks 'Delete this company?' in the page, and Cancel keeps it", async () => {
    const { user, api } = open();
    await user.click((await rowOf('Damodar')).getByRole('button', { name: 'Delete Damodar' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete this company?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.calls.filter((call) => call.method === 'DELETE')).toEqual([]);
  });

  test('can be undone', async () => {
    const { user, api } = open();
    await user.click((await rowOf('Damodar')).getByRole('button', { name: 'Delete Damodar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No companies found')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Damodar')).toBeVisible();
    expect(api.rows('companies')).toHaveLength(1);
  });

  test("says 'Delete failed' when the server refuses, and the company reappears", async () => {
    const { user, api } = open();
    await screen.findByText('Damodar');
    api.fail('DELETE', `companies/${api.rows<Company>('companies')[0]?.id}`, 'offline');
    await user.click((await rowOf('Damodar')).getByRole('button', { name: 'Delete Damodar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete failed')).toBeVisible();
    expect(await screen.findByText('Damodar')).toBeVisible();
  });
});

describe('adding', () => {
  async function openForm(rows?: object[], route?: string) {
    const opened = open(rows, route === undefined ? {} : { route });
    await opened.user.click(await screen.findByRole('button', { name: 'Add company' }));
    return { ...opened, form: within(await screen.findByRole('dialog')) };
  }

  test('without a name sends nothing and shows no message; the name is marked and takes the focus', async () => {
    const { user, form, api } = await openForm();
    await user.type(form.getByLabelText('Name'), '   ');
    await user.type(form.getByLabelText('Industry'), 'Steel');
    await user.click(form.getByRole('button', { name: 'Add company' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    expect(form.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.queryByText(/enter/i)).toBeNull();
    expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
  });

  test('puts the new company at the top of the list, whatever page was open', async () => {
    const { user, form, location } = await openForm(many(23), '/dashboard/instahires/manageCompanies?page=3');
    await user.type(form.getByLabelText('Name'), 'Vindhya Cements');
    await user.click(form.getByRole('button', { name: 'Add company' }));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Vindhya Cements'));
    expect(screen.getByText('Showing 1 - 10 of 24')).toBeVisible();
    expect(location().search).toBe('');
  });

  test("keeps the typed input and says 'Failed to add company' with the reason when it fails", async () => {
    const { user, form, api } = await openForm();
    api.fail('POST', 'companies', 'offline');
    await user.type(form.getByLabelText('Name'), 'Vindhya');
    await user.click(form.getByRole('button', { name: 'Add company' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to add companyNetwork error');
    expect(form.getByLabelText('Name')).toHaveValue('Vindhya');
  });

  test('asks for the GSTIN, and names the company that already has it', async () => {
    const { user, form, api } = await openForm();
    const same = {
      id: 'c1',
      path: 'companies',
      title: 'Nair Foods',
      columns: ['gstin'],
      page: '/dashboard/companies/c1',
    };
    api.on('POST', 'companies/duplicates', () => ({ status: 200, body: [same] }));
    await user.type(form.getByLabelText('Name'), 'Nair Foods');
    await user.type(form.getByLabelText('GSTIN'), '27AAPFU0939F1ZV');
    await user.tab();
    expect(await form.findByRole('link', { name: 'Nair Foods' })).toHaveAttribute('href', '/dashboard/companies/c1');
    await user.click(form.getByRole('button', { name: 'Add company' }));
    await waitFor(() => expect(api.rows('companies')[0]).toMatchObject({ gstin: '27AAPFU0939F1ZV' }));
  });

  test('explains an invalid email address', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByLabelText('Name'), 'Vindhya');
    await user.type(form.getByLabelText('Email'), 'nowhere');
    await user.click(form.getByRole('button', { name: 'Add company' }));
    expect(await form.findByText('Enter a valid email address.')).toBeVisible();
  });
});
