import { obligationInput } from './obligation';
import { recurrencesOf } from './recurrence';

const pattern = {
  id: 'a1',
  area: 'due' as const,
  title: 'Fire licence fee',
  period: '2026-12',
  returnType: '',
  quarter: '',
  type: 'Other',
  dueDate: '2026-12-31',
  repeats: 'month' as const,
};
const shown = (rows: ReturnType<typeof recurrencesOf>) =>
  rows.map(({ title, period, dueDate }) => [title, period, dueDate]);

test('a due that recurs each month is there for each month after it, on the same day or the month’s last', () => {
  expect(shown(recurrencesOf(pattern, '2026-27'))).toEqual([
    ['Fire licence fee Jan 2027', '2027-01', '2027-01-31'],
    ['Fire licence fee Feb 2027', '2027-02', '2027-02-28'],
    ['Fire licence fee Mar 2027', '2027-03', '2027-03-31'],
  ]);
  expect(recurrencesOf(pattern, '2027-28')).toHaveLength(12);
  expect([recurrencesOf(pattern, '2025-26'), recurrencesOf({ ...pattern, repeats: '' }, '2027-28')]).toEqual([[], []]);
});

test.each([
  ['2026-09', 'month', 'ITC-04 Sep 2026', 'ITC-04 Oct 2026', '2026-10'],
  ['2026-27 Q2', 'quarter', 'ITC-04 Q2 2026-27', 'ITC-04 Q3 2026-27', '2026-27 Q3'],
  ['2026-27 Q4', 'year', 'ITC-04 Q4 2026-27', 'ITC-04 Q4 2027-28', '2027-28 Q4'],
  ['2026-27 H2', 'year', 'CMP-08 H2 2026-27', 'CMP-08 H2 2027-28', '2027-28 H2'],
  ['2026-27', 'year', 'CMP-08 FY 2026-27', 'CMP-08 FY 2027-28', '2027-28'],
] as const)(
  'a return of %s that recurs each %s takes the next period’s words',
  (period, repeats, title, nextTitle, nextPeriod) => {
    const year = repeats === 'year' ? '2027-28' : '2026-27';
    expect(
      shown(recurrencesOf({ ...pattern, area: 'gst', period, repeats, title, dueDate: '2026-10-25' }, year))[0]?.slice(
        0,
        2,
      ),
    ).toEqual([nextTitle, nextPeriod]);
  },
);

test('a row that names its quarter names that of the period it recurs in', () => {
  expect(
    recurrencesOf(
      { ...pattern, area: 'tds', period: '2026-27 Q2', quarter: 'Q2', repeats: 'quarter', dueDate: '2026-10-31' },
      '2026-27',
    ).map(({ quarter }) => quarter),
  ).toEqual(['Q3']);
});

test('a quarter cannot recur each month', () => {
  const input = { ...pattern, period: '2026-27 Q2', repeats: 'month' };
  expect(obligationInput.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['repeats', 'The period is longer than the interval; choose a longer interval.'],
  ]);
});

test('a due whose period is not the month it falls in keeps its words, with those of the next period', () => {
  const row = { ...pattern, title: 'Licence Nov 2026', period: '2026-11' };
  expect(shown(recurrencesOf(row, '2026-27'))[0]).toEqual(['Licence Dec 2026', '2026-12', '2027-01-31']);
});

test('a period in words of its own becomes the month of the due date, whatever the title says', () => {
  expect(shown(recurrencesOf({ ...pattern, period: 'Diwali', title: 'Bonus Diwali' }, '2026-27'))[0]).toEqual([
    'Bonus Jan 2027',
    '2027-01',
    '2027-01-31',
  ]);
  expect(shown(recurrencesOf({ ...pattern, period: '', title: 'Bonus' }, '2026-27'))[0]?.[0]).toBe('Bonus');
});

test('a calendar year and both half-years go on as what they are', () => {
  const next = (period: string, dueDate: string) =>
    recurrencesOf({ ...pattern, area: 'gst', period, repeats: 'year', dueDate, title: 'x' }, '2027-28')[0]?.period;
  expect(next('2026', '2026-12-31')).toBe('2027');
  expect(next('2026-27 H1', '2026-10-31')).toBe('2027-28 H1');
});
