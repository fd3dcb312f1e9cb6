import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import RatesPage from './RatesPage';

const path = '/dashboard/compliances/wage-management/rates';
const person = {
  ...{ id: 'l1', month: '2026-05', wageId: 'w1', employeeId: 'e1', name: 'Anil Mahto' },
  changes: [{ what: 'pfEmployeePaise', beforePaise: 180_000, afterPaise: 192_000 }],
};

async function check(people: object[]) {
  const api = fakeApi({ 'law-rows': [] });
  const body = { months: ['2026-04', '2026-05'], lines: 4, differ: people.length, people };
  api.on('POST', 'law-rows/replay', () => ({ status: 200, body }));
  const { user } = renderScreen(<RatesPage />, { route: path, path, api });
  await user.click(await screen.findByRole('button', { name: 'Check paid months' }));
}

test('recalculated paid months that match the payments say so', async () => {
  await check([]);
  expect(
    await screen.findByText('4 lines of 2 paid months worked out again. All come to what was paid.'),
  ).toBeVisible();
});

test('people whose line differs are named, with the paid and the calculated amount', async () => {
  await check([person]);
  expect(await screen.findByText('4 lines of 2 paid months worked out again. 1 line differs.')).toBeVisible();
  const table = screen.getByRole('table');
  for (const text of ['Anil Mahto, May 2026', 'PF, employee', '₹1,800.00', '₹1,920.00'])
    expect(table).toHaveTextContent(text);
});
