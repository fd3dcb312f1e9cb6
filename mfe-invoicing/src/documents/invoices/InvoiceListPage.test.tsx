import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { countClicks, fakeApi, renderScreen, selectAllRows } from 'shared/testing';
import InvoiceListPage from './InvoiceListPage';
import { draft, invoice } from './invoice.fixture';
import { shownTones } from './shownTones';

const route = '/dashboard/invoicing/list';
const open = (rows: InvoiceView[], at = route) =>
  renderScreen(<InvoiceListPage />, { route: at, api: fakeApi({ invoices: rows }) });

test('the list has client, number, date, amount and status of every invoice', async () => {
  open([invoice()]);
  expect((await screen.findAllByRole('columnheader')).map((header) => header.textContent)).toEqual(
    expect.arrayContaining(['Client name', 'Invoice number', 'Date', 'Amount', 'Status']),
  );
  const row = within((await screen.findByRole('link', { name: 'Acme Foods' })).closest('tr') as HTMLElement);
  for (const text of ['INV/26-27/0001', '₹1,180.00', 'Unpaid']) expect(row.getAllByText(text)[0]).toBeVisible();
});

test('every status but Paid, Unpaid and Overdue is orange', () => {
  const orange = Object.entries(shownTones)
    .filter(([, tone]) => tone === 'orange')
    .map(([status]) => status);
  expect(orange).toEqual(['Draft', 'Part paid', 'Credited', 'Cancelled']);
});

test('without invoices it says so and offers the first', async () => {
  open([]);
  expect(await screen.findByText('No invoices found.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'New invoice' })).toHaveLength(2);
});

test('a search without matches differs from an empty list', async () => {
  open([invoice()], `${route}?q=zzz`);
  expect(await screen.findByText('No invoices match')).toBeVisible();
  expect(screen.queryByText('No invoices found.')).toBeNull();
});

test('a failed load offers Retry', async () => {
  const api = fakeApi({ invoices: [invoice()] });
  api.fail('GET', 'invoices', { status: 500, body: { message: 'The database is away.' } });
  const { user } = renderScreen(<InvoiceListPage />, { route, api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load invoicesThe database is away.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Acme Foods')).toBeVisible();
});

test('status, search, sort and page are in the address and sent to the server', async () => {
  const { api } = open(
    [invoice({ shown: 'Overdue' }), draft({ id: 'd1' })],
    `${route}?shown=Overdue&sort=-totalPaise&q=acme`,
  );
  expect(await screen.findByText('INV/26-27/0001')).toBeVisible();
  expect(screen.queryByText('INV-001')).toBeNull();
  expect(Object.fromEntries(api.calls.find((call) => call.path === 'invoices')?.query ?? [])).toMatchObject({
    shown: 'Overdue',
    sort: '-totalPaise',
    q: 'acme',
    page: '1',
    size: '10',
  });
});

test('an issued invoice can be cloned, but not deleted', async () => {
  open([invoice()]);
  fireEvent.click(await screen.findByRole('button', { name: 'More for INV/26-27/0001' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Clone', 'History']);
});

test('a draft can be deleted, and Undo restores it', async () => {
  const { api } = open([draft({ id: 'd1' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'More for INV-001' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Delete this draft?');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.rows('invoices')).toHaveLength(0));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.rows('invoices')).toHaveLength(1));
});

test('the whole selection is exported by its filters, and its PDFs in archives of 100', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = open(Array.from({ length: 130 }, (_, index) => draft({ id: `d${index}` })));
  api.on('GET', 'invoices/pdfs.zip', () => ({ status: 200, body: 'PK' }));
  const choose = async (act: string) => {
    await selectAllRows(user);
    await user.click(await screen.findByRole('button', { name: 'Select all 130' }));
    await user.click(screen.getByRole('button', { name: act }));
    await waitFor(() => expect(screen.queryByRole('button', { name: act })).toBeNull());
  };
  await choose('CSV');
  expect(api.calls.find((call) => call.path === 'invoices/export.csv')?.query.has('id')).toBe(false);
  await choose('PDFs');
  const asked = api.calls.filter((call) => call.path === 'invoices/pdfs.zip');
  expect(asked.map(({ query }) => query.get('ids')?.split(',').length)).toEqual([100, 30]);
  saved.mockRestore();
});

test('the selected invoices are exported as PDFs and as CSV', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = open([invoice(), draft({ id: 'd1' })]);
  api.on('GET', 'invoices/pdfs.zip', () => ({ status: 200, body: 'PK' }));
  await selectAllRows(user);
  await user.click(screen.getByRole('button', { name: 'PDFs' }));
  await waitFor(() =>
    expect(api.calls.find((call) => call.path === 'invoices/pdfs.zip')?.query.get('ids')).toBe('i1,d1'),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select INV-001' }));
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() =>
    expect(api.calls.find((call) => call.path === 'invoices/export.csv')?.query.get('id')).toBe('d1'),
  );
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull());
  saved.mockRestore();
});

test('selected drafts are issued and sent together; refused drafts and clients without an email are listed first', async () => {
  const { user, api } = open([draft({ id: 'd1' }), draft({ id: 'd2', clientName: 'Zone Foods' }), draft({ id: 'd3' })]);
  api.on('POST', 'invoices/issue-together', ({ body }) => ({
    status: 200,
    body: (body as { ids: string[] }).ids.map((id) => ({
      ...{ id, reason: id === 'd2' ? 'Add a line.' : '' },
      says: id === 'd2' ? '' : `INV/${id}, ₹1,180.00`,
    })),
  }));
  api.on('POST', 'sendings/together', ({ body }) => ({
    status: 200,
    body: (body as { ids: string[] }).ids.map((id) => ({
      ...{ id, reason: id === 'd3' ? 'Enter the email address.' : '', says: '' },
    })),
  }));
  const clicks = countClicks(user);
  await selectAllRows(user);
  await user.click(screen.getByRole('button', { name: 'Issue drafts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue drafts: 3' }));
  const refused = within(await dialog.findByRole('list', { name: 'Refused' }));
  expect(refused.getByRole('listitem')).toHaveTextContent(/^Zone Foods.*: Add a line\.$/);
  await user.click(dialog.getByRole('button', { name: 'Issue and send 2' }));
  expect(clicks()).toBe(3);
  expect(await screen.findByText('2 invoices issued. Next: send the invoices.')).toBeVisible();
  expect(await screen.findByText(/^1 invoice not sent\. INV\/d3, ₹1,180\.00: Enter the email address\./)).toBeVisible();
  expect(screen.getByText('1 invoice sent. Next: enter what clients paid.')).toBeVisible();
});
