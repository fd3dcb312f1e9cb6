import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import StatementPage from './StatementPage';

const statement = {
  companyId: 'c1',
  clientName: 'Acme Foods',
  ...{ registration: '20AAPFU0939F1Z9', registrations: ['20AAPFU0939F1Z9'] },
  from: '2026-04-01',
  to: '2026-11-27',
  openingPaise: 100_000,
  entries: [
    {
      ...{ date: '2026-05-05', text: 'Invoice INV/26-27/0001', record: 'invoices/i1', registration: '20AAPFU0939F1Z9' },
      ...{ billedPaise: 118_000, receivedPaise: 0, tdsPaise: 0, gstTdsPaise: 0, balancePaise: 218_000 },
    },
  ],
  billedPaise: 118_000,
  receivedPaise: 0,
  tdsPaise: 0,
  gstTdsPaise: 0,
  closingPaise: 218_000,
};
const open = (route: string, answer: { status: number; body: object }) => {
  const api = fakeApi();
  api.on('GET', 'invoices/ageing', () => ({ status: 200, body: { asOf: '2026-11-27', clients: [] } }));
  api.on('GET', 'invoices/statement', () => answer);
  return { ...renderScreen(<StatementPage />, { route: `/dashboard/invoicing/receipts/statement${route}`, api }), api };
};

test('a company’s entries are between its opening and closing balance, and link to their documents', async () => {
  open('?company=c1', { status: 200, body: statement });
  expect(await screen.findByRole('link', { name: 'Invoice INV/26-27/0001' })).toHaveAttribute(
    'href',
    '/dashboard/invoicing/list/i1',
  );
  expect(screen.getByText('₹1,000.00')).toBeVisible();
  expect(screen.getAllByText('₹2,180.00').length).toBeGreaterThan(1);
});

test('before a client is chosen it says so', async () => {
  open('', { status: 200, body: statement });
  expect(await screen.findByText('Choose a client.')).toBeVisible();
});

test('a missing client is reported', async () => {
  open('?company=gone', { status: 404, body: { message: 'There is no such client.', code: 'not_found' } });
  expect(await screen.findByText('There is no such client.')).toBeVisible();
});

test('with several registrations each line shows its own, and the PDF’s letterhead can be chosen', async () => {
  const registrations = ['20AAPFU0939F1Z9', '27AAPFU0939F1ZV'];
  const { user, api } = open('?company=c1', { status: 200, body: { ...statement, registrations } });
  expect(await screen.findByRole('columnheader', { name: 'GSTIN' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Letterhead of the PDF' }));
  await user.click(await screen.findByTitle('Letterhead of 27AAPFU0939F1ZV'));
  await waitFor(() => expect(api.calls.at(-1)?.query.get('registration')).toBe('27AAPFU0939F1ZV'));
});
