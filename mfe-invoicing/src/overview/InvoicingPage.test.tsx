import { screen, waitFor, within } from '@testing-library/react';
import { addMonths, today } from 'shared/domain/dates/dates';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { invoice } from '../documents/invoices/invoice.fixture';
import InvoicingPage from './InvoicingPage';

const summary = {
  month: '2026-11',
  drafts: { count: 1, amountPaise: 68_440_000, query: 'shown=Draft' },
  outstanding: { count: 3, amountPaise: 8_242_932, query: 'shown=Outstanding' },
  overdue: { count: 1, amountPaise: 8_142_932, query: 'shown=Overdue' },
  billed: {
    count: 2,
    amountPaise: 164_787_000,
    query: 'shown=Issued&date.from=2026-11-01&date.to=2026-11-30',
  },
  received: { count: 1, amountPaise: 8_000_000 },
  ageing: [
    {
      label: '1–30 days',
      count: 1,
      amountPaise: 8_142_932,
      query: 'shown=Overdue+1%E2%80%9330+days',
    },
    { label: 'Over 90 days', count: 0, amountPaise: 0, query: 'shown=Overdue' },
  ],
};

function open(rows: object[] = [invoice()], account = staff) {
  const api = fakeApi({ invoices: rows });
  api.on('GET', 'invoices/summary', () => ({ status: 200, body: summary }));
  return renderScreen(<InvoicingPage />, { route: '/dashboard/invoicing', api, account });
}

test('the day’s figures link to their invoices', async () => {
  open();
  const figures = within(await screen.findByRole('list', { name: 'Today' }));
  expect(figures.getByRole('link', { name: /Drafts.*₹6,84,400\.00.*1 invoice/ })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/list?shown=Draft',
  );
  expect(figures.getByRole('link', { name: /Outstanding.*₹82,429\.32.*3 invoices/ })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/list?shown=Outstanding',
  );
  expect(figures.getByRole('link', { name: /Overdue.*₹81,429\.32/ })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/list?shown=Overdue',
  );
  expect(figures.getByRole('link', { name: /Billed in Nov 2026.*2 invoices/ })).toHaveAttribute(
    'href',
    `/dashboard/invoicing/list?${summary.billed.query}`,
  );
  expect(figures.getByText('Received in Nov 2026')).toBeVisible();
});

test('overdue amounts are shown by age, each linking to its invoices', async () => {
  open();
  expect(await screen.findByRole('row', { name: /1–30 days.*1 invoice.*₹81,429\.32/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 invoice' })).toHaveAttribute(
    'href',
    `/dashboard/invoicing/list?${summary.ageing[0]?.query}`,
  );
  expect(screen.queryByRole('link', { name: '0 invoices' })).toBeNull();
});

test('last month’s GSTR-1 is one click away, the rest of it a link', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, api } = open();
  api.on('GET', 'invoices/gstr1.csv', () => ({ status: 200, body: 'x' }));
  expect(await screen.findByRole('link', { name: 'Check and file' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/gst-returns',
  );
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(Object.fromEntries(api.calls.find(({ path }) => path === 'invoices/gstr1.csv')?.query ?? [])).toEqual({
    ...{ period: addMonths(today(), -1).slice(0, 7), return: 'GSTR-1' },
  });
  saved.mockRestore();
});

test('a failed summary offers Retry, and the rest of the page stays', async () => {
  const api = fakeApi({ invoices: [invoice()] });
  api.fail('GET', 'invoices/summary', { status: 500, body: { message: 'Away.' } });
  renderScreen(<InvoicingPage />, { route: '/dashboard/invoicing', api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the overviewAway.');
  expect(await screen.findByRole('link', { name: 'Acme Foods' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/list/i1',
  );
});

test('without invoices it says so; only accounts that can write one are told how', async () => {
  const { unmount } = open([]);
  expect(await screen.findByText('No invoices found.')).toBeVisible();
  expect(screen.getByText(/^Start with a draft/)).toBeVisible();
  unmount();
  open([], { ...staff, rights: ['invoices:read'] } as typeof staff);
  expect(await screen.findByText('No invoices found.')).toBeVisible();
  expect(screen.queryByText(/^Start with a draft/)).toBeNull();
});
