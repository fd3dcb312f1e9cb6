import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import AgeingPage from './AgeingPage';

const client = {
  companyId: '',
  clientName: 'Acme Foods',
  notDuePaise: 100_000,
  overduePaise: [200_000, 0, 0, 5000],
  duePaise: 305_000,
  advancePaise: 7000,
  interestPaise: 1234,
};
const open = (clients: object[]) => {
  const api = fakeApi();
  api.on('GET', 'invoices/ageing', () => ({ status: 200, body: { asOf: '2026-11-26', clients } }));
  return renderScreen(<AgeingPage />, { route: '/dashboard/invoicing/receipts/ageing', api });
};

test('each client’s amounts are in their column, with advance and interest separate', async () => {
  open([client]);
  expect(await screen.findByText('Acme Foods')).toBeVisible();
  for (const text of ['₹1,000.00', '₹2,000.00', '₹50.00', '₹3,050.00', '₹70.00', '₹12.34'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('What clients owe on 26 Nov 2026, by days past the due date.')).toBeVisible();
});

test('with nothing due it says so', async () => {
  open([]);
  expect(await screen.findByText('Nothing is due.')).toBeVisible();
});
