import { screen, waitFor } from '@testing-library/react';
import type { EInvoiceRow } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { fakeApi, renderScreen } from 'shared/testing';
import EInvoicesPage from './EInvoicesPage';

const row: EInvoiceRow = {
  ...{ id: 'i1', type: 'INV', number: 'INV/26-27/0001', date: '2026-11-21', clientName: 'Acme Foods' },
  ...{ totalPaise: 118_000, state: 'Without IRN', irn: '', ackNo: '', ackAt: null, isVerified: false },
  ...{ until: '2026-12-21', problems: [] },
};
const list = {
  registration: '20AAPFU0939F1Z9',
  from: '2026-04-01',
  qrFrom: null,
  portalKey: '',
  rows: [row],
  isCut: false,
};

function open(answer: object = list, query = '') {
  const api = fakeApi({});
  api.on('GET', 'invoices/e-invoices', () => ({ status: 200, body: answer }));
  api.on('GET', 'letterhead/registrations', () => ({ status: 200, body: [] }));
  return renderScreen(<EInvoicesPage />, { api, route: `/dashboard/invoicing/e-invoices${query}` });
}

test('a waiting document links to its page and shows the portal’s deadline', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'INV/26-27/0001' });
  expect(link).toHaveAttribute('href', '/dashboard/invoicing/list/i1');
  const cells = link.closest('tr');
  for (const text of ['Acme Foods', '₹1,180.00', 'Without IRN', '21 Dec 2026']) expect(cells).toHaveTextContent(text);
});

test('the portal’s objections open below their document, which is not in the file', async () => {
  const { user } = open({
    ...list,
    rows: [{ ...row, state: 'To mend', problems: ['The PIN of the client’s address is missing.'] }],
  });
  await user.click(await screen.findByRole('button', { name: /Details/ }));
  expect(await screen.findByText('The PIN of the client’s address is missing.')).toBeVisible();
  expect(screen.getByRole('button', { name: /File for the portal/ })).toBeDisabled();
});

test('an answer is pasted, and each document’s result is shown', async () => {
  const { api, user } = open();
  api.on('POST', 'invoices/e-invoices/answers', () => ({
    status: 200,
    body: {
      message: '1 of 2 answers are stored.',
      findings: [
        { number: 'INV/26-27/0001', text: 'The IRN was stored.', isKept: true },
        { number: 'INV/26-27/0009', text: 'Nothing was stored.', isKept: false },
      ],
    },
  }));
  await user.click(await screen.findByLabelText(/Or paste it/));
  await user.paste('[{}]');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText('1 of 2 answers are stored.')).toBeVisible();
  expect(screen.getByText('INV/26-27/0009: Nothing was stored.')).toBeVisible();
});

test('IRNs of cancelled documents are saved as a file with a reason', async () => {
  const { api, user } = open({ ...list, rows: [{ ...row, state: 'To cancel', irn: 'a'.repeat(64) }] });
  api.on('GET', 'invoices/e-invoices/cancellations.json', () => ({ status: 200, body: [] }));
  await user.click(await screen.findByRole('button', { name: /File of cancellations/ }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path.endsWith('cancellations.json'))?.query.get('reason')).toBe('2'),
  );
});

test('a GSTIN without e-invoices says from when they are required, and accepts no answer', async () => {
  open({ ...list, from: null, rows: [] });
  expect(await screen.findByText('This GSTIN makes no e-invoices.')).toBeVisible();
  expect(screen.queryByText('Answer of the portal')).not.toBeInTheDocument();
});
