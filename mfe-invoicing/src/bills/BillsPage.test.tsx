import { screen, waitFor, within } from '@testing-library/react';
import type { BillPreview, CenterToBill } from 'shared/domain/money/bills/billAnswers';
import { countClicks, fakeApi, renderScreen, type staff } from 'shared/testing';
import { draft } from '../documents/invoices/invoice.fixture';
import BillsPage from './BillsPage';
import { center, preview } from './bill.fixture';
import CenterBill from './CenterBill';
import CompanyBill from './CompanyBill';

function serve(centers: CenterToBill[], bill: BillPreview = preview()) {
  const api = fakeApi({ invoices: [] });
  api.on('GET', 'invoices/to-bill', () => ({ status: 200, body: { centers, isSample: false } }));
  api.on('GET', 'invoices/bill-preview', () => ({ status: 200, body: { bill, refusal: '' } }));
  return api;
}
const open = (api: ReturnType<typeof serve>, query = '', account?: typeof staff) =>
  renderScreen(<BillsPage />, { api, account, route: `/dashboard/invoicing/bills?month=2026-04${query}` });

test('each center of a month shows who is billed, by which invoice, and who is not, and leads to its bill', async () => {
  const made = { id: 'i1', invoiceNo: 'INV/26-27/0001', status: 'Unpaid' };
  const done = center({
    centerId: 'c2',
    centerName: 'Gaya',
    billed: 2,
    notBilled: 0,
    invoices: [made],
    isCorrected: true,
  });
  open(serve([center(), done]));
  const row = await screen.findByRole('row', { name: /Pune/ });
  expect(within(row).getByRole('link', { name: 'Pune' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/bills?month=2026-04&center=c1',
  );
  expect(screen.getByText('INV/26-27/0001 (Unpaid), corrected since')).toBeVisible();
});

test('a month without placements says so', async () => {
  open(serve([]));
  expect(await screen.findByText('Nobody is placed at a center in Apr 2026.')).toBeVisible();
});

test('a center’s bill shows its lines, each with its people and their days, and becomes a draft in one step', async () => {
  const api = serve([]);
  api.on('POST', 'invoices/bills', () => ({ status: 201, body: draft({ id: 'd1' }) }));
  const { user, location } = open(api, '&center=c1');
  await user.click(await screen.findByText('Picker, April 2026: 2 people, 50 days at ₹700 a day'));
  expect(screen.getByText('Asha')).toBeVisible();
  expect(screen.getByText('26 present, 4 weekly off, 1.5 h overtime')).toBeVisible();
  expect(screen.getByText('Margin').nextSibling).toHaveTextContent('₹1,000.00');
  const clicks = countClicks(user);
  await user.click(screen.getByRole('button', { name: 'Make draft' }));
  expect(await screen.findByText('Draft of the bill made. Next: issue the invoices.')).toBeVisible();
  expect(clicks()).toBe(1);
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ month: '2026-04', centerId: 'c1', companyId: '' },
  });
  await waitFor(() => expect(location().pathname).toBe('/dashboard/invoicing/list/d1'));
});

test('with several registrations, the bill’s one is shown before its draft is made', async () => {
  const issuedUnder = 'Maharashtra, the client’s state.';
  open(serve([], preview({ issuedUnder })), '&center=c1');
  expect((await screen.findByText('Issued under')).nextSibling).toHaveTextContent(issuedUnder);
});

test('a bill’s problems are shown, and its draft can’t be made', async () => {
  const message = 'Asha has no billing rate. Enter it in the placement, then bill.';
  open(serve([], preview({ findings: [{ placementId: 'p1', kind: 'stops', message }] })), '&center=c1');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make draft' })).toBeDisabled();
});

test('people billed below cost are named before the bill is made', async () => {
  const message = 'Asha is billed ₹200.50 below cost.';
  open(serve([], preview({ findings: [{ placementId: 'p1', kind: 'warns', message }] })), '&center=c1');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make draft' })).toBeEnabled();
});

test('a month that can’t be billed shows the server’s reason', async () => {
  const api = serve([center({ state: 'Open' })]);
  const message = 'Attendance of Apr 2026 is not locked at Pune. Lock it, then bill the month.';
  api.on('GET', 'invoices/bill-preview', () => ({ status: 200, body: { bill: null, refusal: message } }));
  open(api, '&company=a1');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make draft' })).toBeNull();
});

test('of two people who bill at once the second sees that it is billed', async () => {
  const api = serve([]);
  const message = 'Everybody’s days of Apr 2026 are billed already, by INV-002. Open the invoice to bill a correction.';
  api.fail('POST', 'invoices/bills', { status: 409, body: { message, code: 'billed' } });
  const { user } = open(api, '&center=c1');
  await user.click(await screen.findByRole('button', { name: 'Make draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

const record = { id: 'a1', version: 1, name: 'Acme Foods', status: 'Active' };

test('a company’s page counts unbilled people of last month, and leads to the bill of all its centers', async () => {
  const api = serve([center(), center({ centerId: 'c2', billed: 1, notBilled: 1 })]);
  renderScreen(<CompanyBill id="a1" record={record} />, { api });
  expect(await screen.findByText(/: 1 billed, 3 not billed\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bill' })).toHaveAttribute('href', expect.stringContaining('company=a1'));
});

test('a center’s page does the same, and says while attendance is not locked', async () => {
  const api = serve([center({ state: 'Open' }), center({ centerId: 'c2', notBilled: 9 })]);
  renderScreen(<CenterBill id="c1" record={record as never} />, { api });
  expect(await screen.findByText(/: 0 billed, 2 not billed\. Attendance is not locked yet\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the bills' })).toHaveAttribute(
    'href',
    expect.stringContaining('center=c1'),
  );
});
