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
