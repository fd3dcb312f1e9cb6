import fc from 'fast-check';
import { dayCodes } from '../attendance/day';
import { sumDays } from '../attendance/daysOf';
import { inOrderOfDays, monthOfWork } from './monthOfWork';

const MONTH = '2026-04';
const day = (number: number) => `${MONTH}-${String(number).padStart(2, '0')}`;
const at = { employeeId: 'asha', centerId: 'pune' };
const marked = (days: string, overtime: Record<string, number> = {}) => ({
  ...at,
  days: days.padEnd(30, '.'),
  overtime,
});

test('a day outside of the placements is in none of them, with a letter or with overtime alone', () => {
  const placements = [{ ...at, startsOn: day(2), endsOn: day(3) }];
  expect([...monthOfWork(MONTH, placements, [marked('PPPA', { 1: 30, 5: 60 })])]).toEqual([
    {
      ...at,
      marked: { days: `PPPA${'.'.repeat(26)}`, overtime: { 1: 30, 5: 60 } },
      placed: [
        { placement: placements[0], days: [2, 3], found: { ...sumDays([]), counts: { ...sumDays([]).counts, P: 2 } } },
      ],
      stray: 3,
    },
  ]);
});

test('who is marked where they are not placed comes last, and who is placed without a mark has none', () => {
  const there = { ...at, centerId: 'ranchi', startsOn: '2026-01-01', endsOn: null };
  expect(
    [...monthOfWork(MONTH, [there], [marked('P')])].map(({ centerId, placed, stray }) => [
      centerId,
      placed.map(({ days, found }) => [days, found.unmarked]),
      stray,
    ]),
  ).toEqual([
    ['ranchi', [[[1, 30], 30]], 0],
    ['pune', [], 1],
  ]);
});

test('placements come in the order of their days, at whichever center', () => {
  const stays = (['pune', 'ranchi', 'pune'] as const).map((centerId, index) => ({
    ...{ ...at, centerId, startsOn: day(1 + index * 10), endsOn: day(10 + index * 10) },
  }));
  expect(inOrderOfDays([...monthOfWork(MONTH, stays, [])]).map(({ placement }) => placement)).toEqual(stays);
});

test('each marked day is in one placement or stray', () => {
  const letters = fc.array(fc.constantFrom('.', ...dayCodes), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(letters, fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), (days, bounds) => {
      const sorted = [...bounds].sort((a, b) => a - b);
      const stays = sorted.flatMap((from, index) =>
        index % 2 === 0 ? [{ ...at, startsOn: day(from), endsOn: day((sorted[index + 1] ?? 31) - 1) }] : [],
      );
      const stayed = stays.filter(({ startsOn, endsOn }) => startsOn <= endsOn);
      const places = [...monthOfWork(MONTH, stayed, [marked(days.join(''))])];
      const { counts } = sumDays(inOrderOfDays(places).map(({ found }) => found));
      const within = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(within + (places[0]?.stray ?? 0)).toBe(days.filter((letter) => letter !== '.').length);
    }),
  );
});
