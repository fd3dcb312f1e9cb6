import { screen, waitFor, within } from '@testing-library/react';
import { today } from 'shared/domain/dates/dates';
import { fakeApi, renderScreen } from 'shared/testing';
import { letterhead } from '../../letterhead/letterhead.fixture';
import { invoice } from '../invoices/invoice.fixture';
import RecurringPage from './RecurringPage';

const open = (search = '', rows: object[] = []) =>
  renderScreen(<RecurringPage />, {
    route: `/dashboard/invoicing/list/recurring${search}`,
    api: fakeApi({ invoices: [invoice()], 'recurring-invoices': rows }),
  });

test('without recurring invoices it says so', async () => {
  open();
  expect(await screen.findByText('No recurring invoices found.')).toBeVisible();
});

test('a monthly one like an invoice is added, starting today', async () => {
  const { user, api } = open('?form=new&invoice=i1');
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Add recurring invoice' }));
  await waitFor(() =>
    expect(api.rows('recurring-invoices')[0]).toMatchObject({ invoiceId: 'i1', rhythm: 'Monthly', startOn: today() }),
  );
});

test('with several registrations the form says which one the drafts use', async () => {
  const api = fakeApi({
    invoices: [invoice({ registration: '27AAPFU0939F1ZV' })],
    'recurring-invoices': [],
    letterhead: [letterhead(), letterhead({ id: 'l2', gstin: '27AAPFU0939F1ZV', state: '27' })],
  });
  renderScreen(<RecurringPage />, { route: '/dashboard/invoicing/list/recurring?form=new&invoice=i1', api });
  expect(await screen.findByText('Issued under Maharashtra, as the invoice is.')).toBeVisible();
});

test('a draft that could not be made says why', async () => {
  const problem = 'The invoice it is like no longer exists. Choose another.';
  open('', [
    {
      ...{ id: 'q1', invoiceId: 'i1', invoiceNo: 'INV/1', clientName: 'Acme Foods', rhythm: 'Monthly' },
      ...{ startOn: '2026-11-01', endOn: null, madeOn: null, nextOn: '2026-11-01', problem },
    },
  ]);
  expect(await screen.findByText(problem)).toBeVisible();
});
