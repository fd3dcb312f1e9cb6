import { readDay } from './readDay';

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
