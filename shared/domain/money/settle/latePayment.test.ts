import { lateInterest } from './latePayment';

const rates = [
  { from: '2025-01-01', bankRatePercent: 6, times: 3 },
  { from: '2025-03-01', bankRatePercent: 4, times: 3 },
];
const owed = { balancePaise: 10_000_000, dueDate: '2024-12-31' };

test.each([
  ['2024-12-31', 0],
  // 18% a year: 1.5% a month.
  ['2025-01-31', 150_000],
  // The second month bears interest on the first one's.
  ['2025-02-28', 150_000 + 152_250],
  // From March 12% a year.
  ['2025-03-31', 150_000 + 152_250 + 103_023],
  // Ten of the thirty days of April.
  ['2025-04-10', 150_000 + 152_250 + 103_023 + 34_684],
])('what was due on the last of 2024 and is owed on %s bears %d paise', (until, paise) => {
  expect(lateInterest(owed, until, rates)).toBe(paise);
});

test('before the first rate there is none', () => {
  expect(lateInterest({ ...owed, dueDate: '2023-12-31' }, '2024-12-31', rates)).toBe(0);
});
