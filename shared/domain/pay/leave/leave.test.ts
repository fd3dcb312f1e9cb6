import fc from 'fast-check';
import { leaveAccount } from './leave';

const of = (days: Record<string, [worked: number, taken: number]>) =>
  new Map(Object.entries(days).map(([year, [worked, taken]]) => [year, { worked, taken }]));
const brought = (day: string, days: number) => ({ day, kind: 'Brought in' as const, days });

test('a day is earned for 20 days of work, and what is taken is taken off', () => {
  const [year] = leaveAccount(of({ 2026: [250, 5] }), [], { until: '2026' });
  expect(year).toMatchObject({ opening: 0, earned: 12, taken: 5, balance: 7, beyond: 0 });
});

test('below the least days of a year none is earned, unless somebody left; leave that was taken counts towards them', () => {
  const earned = (worked: number, taken: number, hasLeft = false) =>
    leaveAccount(of({ 2026: [worked, taken] }), [], { until: '2026', hasLeft })[0]?.earned;
  expect([earned(179, 0), earned(180, 0), earned(175, 5), earned(100, 0, true)]).toEqual([0, 9, 8, 5]);
});

test('before the Code it was 240 days', () => {
  expect(leaveAccount(of({ 2024: [239, 0] }), [], { until: '2024' })[0]?.earned).toBe(0);
  expect(leaveAccount(of({ 2024: [240, 0] }), [], { until: '2024' })[0]?.earned).toBe(12);
});

test('30 days at most go on into the next year, and what is beyond is to be paid out', () => {
  const years = leaveAccount(of({ 2026: [260, 0] }), [brought('2026-01-01', 25)], { until: '2027' });
  expect(years.map(({ opening, balance, beyond }) => [opening, balance, beyond])).toEqual([
    [0, 38, 8],
    [30, 30, 0],
  ]);
});

test('what was paid out is gone', () => {
  const entries = [brought('2026-01-01', 10), { day: '2026-06-01', kind: 'Paid out' as const, days: 4 }];
  expect(leaveAccount(of({}), entries, { until: '2026' })[0]).toMatchObject({ broughtIn: 10, paidOut: 4, balance: 6 });
});

test('years add up: each begins with what the one before left, but for what is beyond', () => {
  const year = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(fc.array(year, { minLength: 1, maxLength: 8 }), (all) => {
      const days = of(Object.fromEntries(all.map((each, index) => [2020 + index, each])));
      const years = leaveAccount(days, [], { until: String(2019 + all.length) });
      years.forEach(({ opening, earned, taken, balance }, index) => {
        const before = years[index - 1];
        expect(opening).toBe(before ? before.balance - before.beyond : 0);
        expect(balance).toBe(opening + earned - taken);
      });
    }),
  );
});
