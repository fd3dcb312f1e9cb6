import { screen, waitFor } from '@testing-library/react';
import { today } from 'shared/domain/dates/dates';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import BonusPage from './BonusPage';

const path = '/dashboard/compliances/wage-management/bonus';
const due = { paidPaise: 0, isSettled: false, duePaise: 140_000 };
const people = [{ id: 'e1', name: 'Anil Mahto', days: 61, wagesPaise: 1_400_000, bonusPaise: 140_000, ...due }];
const year = { year: '2026-27', percent: 10, people, totalPaise: 140_000, duePaise: 140_000, without: 1 };
const payment = { id: 'p1', version: 1, year: '2026-27', percent: 0, paidOn: '2026-11-02', people: 4, totalPaise: 1 };

function open(body: object, rights?: string[]) {
  const api = fakeApi({ 'bonus-payments': [payment] });
  api.on('GET', 'wages/bonus', () => ({ status: 200, body: { isSample: false, duePaise: 0, ...body } }));
  const account = rights && ({ ...staff, rights } as typeof staff);
  return renderScreen(<BonusPage />, { route: `${path}?year=2026-27&percent=10`, path, api, account });
}

test('a year’s bonus is listed by person with the wages that count, and its total', async () => {
  const { api } = open(year);
  expect(
    await screen.findByText('1 person: ₹1,400.00. 1 person without one, by their wages or days. To pay: ₹1,400.00.'),
  ).toBeVisible();
  expect(screen.getByText('Anil Mahto')).toBeVisible();
  expect(screen.getByText('₹14,000.00')).toBeVisible();
  expect(api.calls.map(({ path: called }) => called)).toContainEqual(expect.stringMatching(/^wages\/bonus/));
});

test('a year without wages says so', async () => {
  open({ year: '2026-27', percent: 0, people: [], totalPaise: 0, without: 0 });
  expect(await screen.findByText('No bonus in this year')).toBeVisible();
});

test('due bonus is marked as paid on a day, and payments are listed below', async () => {
  const { api, user } = open(year);
  expect(await screen.findByText('02 Nov 2026')).toBeVisible();
  await user.click(await screen.findByText('Mark as paid'));
  expect(await screen.findByText('Bonus of 2026-27: ₹1,400.00')).toBeVisible();
  await user.click(screen.getAllByText('Mark as paid').at(-1)!);
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'bonus-payments',
      body: { year: '2026-27', percent: 10, paidOn: today() },
    }),
  );
});

test.each<[string, object, string[] | undefined]>([
  ['all is paid', { ...year, duePaise: 0 }, undefined],
  ['the wages are samples', { ...year, isSample: true }, undefined],
  ['somebody may only read', year, ['wages:read', 'bonus-payments:read']],
])('nothing can be marked as paid where %s', async (_what, body, rights) => {
  open(body, rights);
  expect(await screen.findByText('Anil Mahto')).toBeVisible();
  expect(screen.queryByText('Mark as paid')).not.toBeInTheDocument();
});

test('people whose final settlement pays the bonus are marked', async () => {
  const settled = { ...people[0], isSettled: true, duePaise: 0 };
  open({ ...year, people: [settled], duePaise: 0 });
  expect(await screen.findByText('In the settlement')).toBeVisible();
});
