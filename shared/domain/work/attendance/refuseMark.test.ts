import { addDays, today } from '../../dates/dates';
import type { DayValue } from './mark';
import { refuseDay, refuseMark } from './refuseMark';

const value = (code: DayValue['code'], overtimeMinutes = 0): DayValue => ({ code, overtimeMinutes });
const placed = [
  { startsOn: '2026-04-05', endsOn: '2026-04-10' },
  { startsOn: '2026-04-15', endsOn: '2026-04-20' },
];
const refused = (day: string, what: DayValue = value('P'), at = placed) =>
  refuseMark({ day, ...what }, '2026-04', 'Bela', at);

test.each<[string, DayValue, string | undefined]>([
  ['16 hours beside a shift', value('P', 16 * 60), undefined],
  ['more than 24 hours', value('P', 17 * 60), 'A day has 24 hours: enter at most 16 hours of overtime.'],
  ['20 hours beside half a shift', value('H', 20 * 60), undefined],
  ['a whole weekly off', value('W', 24 * 60), undefined],
  ['part of a quarter', value('P', 10), 'Enter the overtime in quarters of an hour.'],
  ['less than nothing', value('P', -15), 'Enter the overtime in quarters of an hour.'],
  [
    'overtime of who is away',
    value('A', 60),
    'There is overtime on a day that was worked, a weekly off or a holiday. Choose one of these, or enter no overtime.',
  ],
  ['nothing', value(''), undefined],
])('a day of %s: %j', (_what, day, sentence) => {
  expect(refuseDay(day)).toBe(sentence);
  expect(refused('2026-04-16', day)).toBe(sentence);
});

test.each<[string, string, string | undefined]>([
  ['before joining', '2026-04-04', 'Bela works here from 05 Apr 2026. Mark a day from then on.'],
  ['of the first day', '2026-04-05', undefined],
  ['between two placements', '2026-04-12', 'Bela works here from 15 Apr 2026. Mark a day from then on.'],
  ['of the last day', '2026-04-20', undefined],
  ['after leaving', '2026-04-21', 'Bela worked here until 20 Apr 2026. Mark a day until then.'],
  ['of another month', '2026-05-01', 'This day is not in Apr 2026. Choose that day’s month first.'],
])('a mark %s (%s) is answered %j', (_when, day, sentence) => {
  expect(refused(day)).toBe(sentence);
});

test('who is not placed at the center, or is unknown, is not marked there; who has no last day is', () => {
  const nowhere = 'This person does not work at this center in Apr 2026. Place them here first.';
  expect(refused('2026-04-05', value('P'), [])).toBe(nowhere);
  expect(refuseMark({ day: '2026-04-05', ...value('P') }, '2026-04', undefined, placed)).toBe(nowhere);
  expect(refuseMark({ day: '2026-04-30', ...value('P') }, '2026-04', 'Bela', [{ ...placed[0]!, endsOn: null }])).toBe(
    undefined,
  );
});

test('a day to come takes no presence; a leave, a weekly off or a holiday can be planned', () => {
  const day = addDays(today(), 1);
  const ask = (what: DayValue) =>
    refuseMark({ day, ...what }, day.slice(0, 7), 'Bela', [{ startsOn: '2026-01-01', endsOn: null }]);
  const sentence =
    'This day is still to come. Mark who was there once it is over; a leave, a weekly off or a holiday can be planned.';
  expect([value('P'), value('H'), value('W', 60)].map(ask)).toEqual([sentence, sentence, sentence]);
  expect([value('E'), value('W'), value('F')].map(ask)).toEqual([undefined, undefined, undefined]);
});
