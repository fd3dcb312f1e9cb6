import { dayProblem, readDay, readTypedDay } from './readDay';

test.each([
  '01/11/2026',
  '1/11/2026',
  '1-11-26',
  '01.11.2026',
  '01 Nov 2026',
  '1 November 2026',
  '01-Nov-26',
  '1 nov, 2026',
  '2026-11-01',
  '2026/11/1',
  '2026-11-01T00:00:00.000Z',
  '01/11/2026 00:00',
  ' 01/11/2026 ',
  'Nov 1, 2026',
  'November 1st, 2026',
  '1st Nov 2026',
  'Sun, 1 Nov 2026',
  'Sunday 1 November 2026',
  '01112026',
  '\u200E01/11/2026\u200F',
  '01\u00A0Nov\u00A02026',
])('%s is the first of November 2026', (text) => {
  expect(readDay(text)).toBe('2026-11-01');
});

test.each([
  ['15/8/98', '1998-08-15'],
  ['15/8/69', '2069-08-15'],
])('%s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  '',
  '31/02/2026',
  '11/13/2026',
  '1 Novembre 2026',
  '45231',
  'tomorrow',
  '1/11',
  '2026-13-01',
  '01/11/20266',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull();
});

test.each([
  '1 / 11 / 2026',
  '1  Nov  2026',
  '1 - nov - 26',
  '1.11.2026 9:30 PM',
  '2026-11-01 9:30pm',
  '2026-11-01 09:30:15',
  '2026-11-01 09:30:15.123456',
  '2026-11-01T09:30 am',
])('%s is written with more room, or with a time, and is that day too', (text) => {
  expect(readDay(text)).toBe('2026-11-01');
});

test.each(['15/8/70', '15/8/1970'])('%s is of the last century', (text) => {
  expect(readDay(text)).toBe('1970-08-15');
});

test.each(['1 Sept 2026', '1 September 2026', '1-Sep-26', '1/9/2026'])('%s is in September', (text) => {
  expect(readDay(text)).toBe('2026-09-01');
});

test.each([
  'x1/11/2026',
  '101/11/2026',
  '12026-11-01',
  '2026-11-011',
  '1 Nov1 2026',
  '2026-11-01 9:30 xm',
  '2026-11-01 9:30 ax',
  '2026-11-01 9:30:15 pm later',
  '1x/11/2026',
  '1/11x/2026',
])('%j is no day either', (text) => {
  expect(readDay(text)).toBeNull();
});

test.each([
  ['2026-03-31T18:30:00.000Z', '2026-04-01'],
  ['2026-03-31T18:29:59Z', '2026-03-31'],
  ['2026-03-31 18:30:00 UTC', '2026-04-01'],
  ['2026-04-01T01:00:00+05:30', '2026-04-01'],
  ['2026-04-01T01:00+0900', '2026-03-31'],
  ['2026-03-31T20:00:00-05', '2026-04-01'],
])('the instant %s is %s in India', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each(['2026-02-31T10:00:00Z', '2026-03-31T25:00:00Z'])('%s is no instant', (text) => {
  expect(readDay(text)).toBeNull();
});

const now = { today: '2026-11-25' };

test.each([
  ['15/8/69', '1969-08-15'],
  ['15/8/26', '2026-08-15'],
  ['26-Nov-26', '1926-11-26'],
  ['25.11.26', '2026-11-25'],
  ['1/1/30', '1930-01-01'],
])('born on %s is %s, never in the future', (text, day) => {
  expect(readDay(text, { ...now, past: true })).toBe(day);
});

test.each([
  ['15 dec', '2026-12-15'],
  ['dec 15', '2026-12-15'],
  ['5 jan', '2027-01-05'],
  ['28/12', '2026-12-28'],
  ['1.9', '2026-09-01'],
  ['28.11.26', '2026-11-28'],
  ['01-Nov-2026', '2026-11-01'],
  ['tomorrow', '2026-11-26'],
  ['Today', '2026-11-25'],
  ['yesterday', '2026-11-24'],
])('%s, typed on 25 November 2026, is %s', (text, day) => {
  expect(readTypedDay(text, now)).toBe(day);
});

test.each([
  ['31/02/2026', 'This day does not exist; enter one like 15 Dec 2026.'],
  ['11/13/2026', 'The day comes before the month. Did you mean 13 Nov 2026?'],
  ['25 may', 'Add the year: did you mean 25 May 2026 or 25 May 2027?'],
  ['31 feb', 'This day does not exist; enter one like 15 Dec 2026.'],
  ['soon', 'Enter it as a day like 15 Dec 2026.'],
])('%s is not guessed at', (text, problem) => {
  expect(readTypedDay(text, now)).toBeNull();
  expect(dayProblem(text, now)).toBe(problem);
});

test('a file, whose day nobody sees understood, names the year', () => {
  expect(readDay('15 dec')).toBeNull();
  expect(dayProblem('15 dec', now)).toBe('Add the year: did you mean 15 Dec 2026?');
});
