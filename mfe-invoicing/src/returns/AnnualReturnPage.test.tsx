import { screen, within } from '@testing-library/react';
import { formatPeriod } from 'shared/domain/dates/period';
import { noSums } from 'shared/domain/money/returns/gstr1Sums';
import type { Gstr9Figures } from 'shared/domain/money/returns/gstr9';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import AnnualReturnPage from './AnnualReturnPage';
import { pastYears } from './pastYears';

const year = pastYears()[1] ?? '';
const sums = { taxablePaise: 100_000, igstPaise: 18_000, cgstPaise: 0, sgstPaise: 0 };
const answer: Gstr9Figures = {
  ...{ registration: '20AAPFU0939F1Z9', year },
  tables: [
    {
      title: '4. Supplies on which tax is payable',
      lines: [
        { line: '4A', title: 'To unregistered persons (B2C)', count: 0, ...noSums() },
        { line: '4B', title: 'To registered persons (B2B)', count: 1, ...sums },
        { line: '4N', title: 'Supplies and advances on which tax is payable', count: null, ...sums },
      ],
    },
    { title: '6 and 7. Input tax', lines: [{ line: '7E', title: 'Blocked', count: 1, ...sums }] },
  ],
  sacs: [{ sac: '998513', rate: 18, ...sums }],
};

function open(body: Gstr9Figures = answer) {
  const api = fakeApi({});
  api.on('GET', 'invoices/gst-returns/gstr9', () => ({ status: 200, body }));
  api.on('GET', 'letterhead/registrations', () => ({ status: 200, body: [] }));
  api.on('GET', 'invoices/gst-returns/gstr9/documents', ({ query }) => ({
    status: 200,
    body: {
      documents: [
        {
          ...{
            id: 'i1',
            type: 'Invoice',
            number: `INV of ${query.get('line')}`,
            date: '2025-06-01',
            clientName: 'Acme',
          },
          ...sums,
        },
      ],
      isCut: false,
    },
  }));
  api.on('GET', 'purchases/input-tax/bills', ({ query }) => ({
    status: 200,
    body: {
      bills: [
        {
          ...{
            purchaseId: 'p1',
            number: `Bill of ${query.get('period')} in ${query.get('box')}`,
            supplierName: 'Safe Step',
          },
          ...{ date: '2025-06-01', ...sums, blocked: '', interest: null },
        },
      ],
      isCut: false,
    },
  }));
  return renderScreen(<AnnualReturnPage />, { api, account: staff, route: '/dashboard/invoicing/gst-returns/annual' });
}

test('last year’s lines open their documents and bills; totals open nothing, and empty lines are left out', async () => {
  const { user } = open();
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/4B · To registered/)).getByText('₹1,000.00')).toBeVisible();
  expect((await row(/4N/)).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /4A/ })).not.toBeInTheDocument();
  await user.click((await row(/4B/)).getByRole('button', { name: /Documents/ }));
  expect(await screen.findByRole('link', { name: 'INV of 4B' })).toBeVisible();
  await user.click((await row(/7E/)).getByRole('button', { name: /Bills/ }));
  expect(await screen.findByRole('link', { name: `Bill of ${year} in 4(B)(1)` })).toBeVisible();
  expect((await row(/998513/)).getByText('18%')).toBeVisible();
});

test('a year without anything says so', async () => {
  open({ ...answer, tables: answer.tables.map((table) => ({ ...table, lines: [] })), sacs: [] });
  expect(await screen.findByText(`Nothing was supplied or bought in ${formatPeriod(year)}.`)).toBeVisible();
  expect(screen.getByRole('button', { name: /Export/ })).toBeDisabled();
});
