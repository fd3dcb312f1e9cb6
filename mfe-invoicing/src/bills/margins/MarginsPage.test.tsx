import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import MarginsPage from './MarginsPage';

const row = { key: 'a1', name: 'Acme Foods', placements: 3, withoutCost: 1 };

function open(rows: object[]) {
  const api = fakeApi({});
  api.on('GET', 'invoices/margins', () => ({ status: 200, body: rows }));
  return renderScreen(<MarginsPage />, {
    ...{ api, route: '/dashboard/invoicing/margins?from=2026-04&to=2026-05&by=client' },
  });
}

test('margins are shown by client as a share of the bill, and people with unknown cost are counted', async () => {
  const { api } = open([{ ...row, billedPaise: 400_000, costPaise: 300_000, marginPaise: 100_000 }]);
  const cells = (await screen.findByText('Acme Foods')).closest('tr');
  expect(cells).toHaveTextContent('Acme Foods');
  for (const text of ['₹4,000.00', '₹3,000.00', '₹1,000.00', '25%']) expect(cells).toHaveTextContent(text);
  expect(screen.getByText(/^One month of a person is left out/)).toBeVisible();
  expect(Object.fromEntries(api.calls.find(({ path }) => path === 'invoices/margins')?.query ?? [])).toEqual({
    ...{ from: '2026-04', to: '2026-05', by: 'client' },
  });
});

test('months without bills say so', async () => {
  open([]);
  expect(await screen.findByText('No bills in these months.')).toBeVisible();
});
