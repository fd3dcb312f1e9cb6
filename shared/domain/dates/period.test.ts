import { formatPeriod, monthsOf, periodBounds } from './period';

test.each([
  ['2026-04', 'Apr 2026'],
  ['2026-27 Q1', 'Q1 2026-27'],
  ['2026-27 H1', 'H1 2026-27'],
  ['2026-27', 'FY 2026-27'],
  ['', ''],
  ['Diwali bonus', 'Diwali bonus'],
  ['2026-13', 'FY 2026-13'],
])('%p reads %p', (period, words) => {
  expect(formatPeriod(period)).toBe(words);
});

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2026-27 Q1', '2026-04-01', '2026-06-30'],
  ['2026-27 Q4', '2027-01-01', '2027-03-31'],
  ['2026-27 H2', '2026-10-01', '2027-03-31'],
  ['2026-27', '2026-04-01', '2027-03-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%p is from %p to %p', (period, from, to) => expect(periodBounds(period)).toEqual({ from, to }));

test.each(['', 'Diwali bonus', '2026-28', '2026-13'])('%p has no bounds', (period) =>
  expect(periodBounds(period)).toBeUndefined(),
);

test.each([
  ['2026-04', 1],
  ['2026-02', 1],
  ['2026-27 Q4', 3],
  ['2026-27 H1', 6],
  ['2026-27', 12],
  ['2026', 12],
  ['Diwali bonus', 0],
])('%p has %p months', (period, months) => {
  expect(monthsOf(period)).toBe(months);
});

test.each(['x2026-04', '2026-041', '12026', '20266', 'x2026-27', '2026-27 Q1x', '2026-27 Q5', '2026-27Q1'])(
  '%p is a text and no period',
  (period) => {
    expect([formatPeriod(period), periodBounds(period)]).toEqual([period, undefined]);
  },
);
