import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import BonusPage from './BonusPage';

const path = '/dashboard/compliances/wage-management/bonus';
const people = [{ id: 'e1', name: 'Anil Mahto', days: 61, wagesPaise: 1_400_000, bonusPaise: 140_000 }];

function open(body: object) {
  const api = fakeApi({});
  api.on('GET', 'wages/bonus', () => ({ status: 200, body }));
  return renderScreen(<BonusPage />, { route: `${path}?year=2026-27&percent=10`, path, api });
}

test('the bonus of a year is listed by person with the wages that count, and its sum', async () => {
  const { api } = open({ year: '2026-27', percent: 10, people, totalPaise: 140_000, without: 1 });
  expect(await screen.findByText('1 person: ₹1,400.00. 1 person without one, by their wages or days.')).toBeVisible();
  expect(screen.getByText('Anil Mahto')).toBeVisible();
  expect(screen.getByText('₹14,000.00')).toBeVisible();
  expect(api.calls[0]).toMatchObject({ path: expect.stringMatching(/^wages\/bonus/) });
});

test('a year without wages says so', async () => {
  open({ year: '2026-27', percent: 0, people: [], totalPaise: 0, without: 0 });
  expect(await screen.findByText('No bonus in this year')).toBeVisible();
});
