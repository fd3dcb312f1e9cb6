import { dueRules } from './dueRules';
import { lateCostOf } from './lateCost';
import { lateRates } from './lateRates';
import { lateSubjectNames, lateSubjects } from './lateSubjects';

const rates = lateRates.map((rate) => ({ ...rate, checkedOn: null }));
const gstr3b = {
  ruleId: 'gstr3b-monthly',
  period: '2026-10',
  lastDay: '2026-11-20',
  status: 'Pending',
  doneOn: null,
  amountPaise: 10_000_000,
  tracked: true,
} as const;
const tds = { ...gstr3b, ruleId: 'tds-deposit', lastDay: '2026-11-07' };
const cost = (row: Parameters<typeof lateCostOf>[0], today: string) => {
  const late = lateCostOf(row, rates, today);
  return late && [late.feePaise, late.interestPaise];
};

test.each([
  ['GSTR-3B ten days late: ₹50 a day and 18% a year of ₹1,00,000', gstr3b, '2026-11-30', [50_000, 49_315]],
  ['GSTR-3B a year late: the fee stops at ₹10,000', gstr3b, '2027-11-20', [1_000_000, 1_800_000]],
  ['GSTR-1 has a fee and no interest', { ...gstr3b, ruleId: 'gstr1-monthly' }, '2026-11-21', [5_000, 0]],
  ['PMT-06 has interest and no fee', { ...gstr3b, ruleId: 'pmt06' }, '2026-11-30', [0, 49_315]],
  ['TDS of October on 20 November: two months of 1.5%', tds, '2026-11-20', [0, 300_000]],
  ['TDS of October on 1 December: three months', tds, '2026-12-01', [0, 450_000]],
  [
    'TDS of the quarter to March on 1 May: two months',
    { ...tds, period: '2026-03', lastDay: '2026-04-30' },
    '2026-05-01',
    [0, 450_000],
  ],
  [
    'a TDS return: ₹200 a day, at most the tax',
    { ...gstr3b, ruleId: 'tds-return-other', amountPaise: 70_000 },
    '2026-11-24',
    [70_000, 0],
  ],
  [
    'PF 31 days late: 12% a year by days and 1% for each month begun',
    { ...gstr3b, ruleId: 'pf', lastDay: '2026-11-15' },
    '2026-12-16',
    [0, 101_918 + 200_000],
  ],
  ['PF a day late: one month begun', { ...gstr3b, ruleId: 'pf', lastDay: '2026-11-15' }, '2026-11-16', [0, 103_288]],
  [
    'ESI 31 days late: 12% interest and 5% damages a year',
    { ...gstr3b, ruleId: 'esi', lastDay: '2026-11-15' },
    '2026-12-16',
    [0, 144_384],
  ],
  [
    'ESI two months late: damages of 10% a year, by reg. 31C',
    { ...gstr3b, ruleId: 'esi', lastDay: '2026-11-15' },
    '2027-01-15',
    [0, 367_671],
  ],
  [
    'ESI seven months late: damages of 25% a year',
    { ...gstr3b, ruleId: 'esi', lastDay: '2026-11-15' },
    '2027-06-15',
    [0, 2_149_041],
  ],
  ['AOC-4: ₹100 a day', { ...gstr3b, ruleId: 'aoc4' }, '2026-11-22', [20_000, 0]],
])('%s', (_what, row, today, expected) => {
  expect(cost(row, today)).toEqual(expected);
});

test('in time, before the records, and without a named cost there is none', () => {
  expect(cost(gstr3b, '2026-11-20')).toBeNull();
  expect(cost({ ...gstr3b, tracked: false }, '2026-12-20')).toBeNull();
  expect(cost({ ...gstr3b, ruleId: 'posh' }, '2026-12-20')).toBeNull();
  expect(cost({ ...gstr3b, lastDay: '2019-11-20' }, '2026-12-20')).toBeNull();
});

test('what was done late costs what it did on its day, whatever the day is now', () => {
  const done = { ...gstr3b, status: 'Filed', doneOn: '2026-11-22' } as const;
  expect(cost(done, '2027-06-01')).toEqual([10_000, 9_863]);
  expect(cost({ ...done, doneOn: '2026-11-20' }, '2027-06-01')).toBeNull();
});

test('the rate of the last day holds, by its source and the day it was checked, and its rule is told in words', () => {
  const [old] = rates.filter(({ of }) => of === 'GSTR-3B');
  if (!old) throw new Error('GSTR-3B has no rate.');
  const both = [
    ...rates,
    { ...old, from: '2026-11-20', dayPaise: 9_900, source: 'A new act', checkedOn: '2026-11-01' },
  ];
  expect(lateCostOf({ ...gstr3b, amountPaise: 0 }, both, '2026-11-21')).toEqual({
    feePaise: 9_900,
    interestPaise: 0,
    rule: '1 day at ₹99.00, at most ₹10,000.00; 18% a year for 1 day; enter the row’s amount to see the interest',
    source: 'A new act',
    checkedOn: '2026-11-01',
  });
});

test('each cost is of rules that exist, and has a rate with a source', () => {
  const ids: readonly string[] = dueRules.map(({ id }) => id);
  expect(
    Object.values(lateSubjects)
      .flat()
      .filter((id) => !ids.includes(id)),
  ).toEqual([]);
  expect(lateSubjectNames.filter((name) => !lateRates.some(({ of, source }) => of === name && source))).toEqual([]);
});
