import { isIsoDate, isIsoMonth } from './isoDate';

test.each([
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-04-00', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['2026-13-10', false],
  ['2026-4-1', false],
])('%s is a day: %p', (day, expected) => {
  expect(isIsoDate(day)).toBe(expected);
});

test.each([
  ['2026-04', true],
  ['2026-12', true],
  ['2026-13', false],
  ['x2026-04', false],
  ['2026-04x', false],
  ['1899-12', false],
])('%s is a month: %p', (month, expected) => {
  expect(isIsoMonth(month)).toBe(expected);
});
