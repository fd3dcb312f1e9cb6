import { phoneDigits, phoneRuns } from './phoneDigits';

test.each([
  '+91 98765-43210',
  '09876543210',
  '98765 43210',
  '(98765) 43210',
  '00919876543210',
  '91 98765 43210',
  '98765.43210',
])('the spelling %s is one number', (text) => {
  expect(phoneDigits(text)).toBe('9876543210');
});

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['0326-2203456', '3262203456'],
  ['+91 98765', '98765'],
  ['98765-432', '98765432'],
  ['12', ''],
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});

test('numbers are found between words, and other numbers are left alone', () => {
  expect(phoneRuns('Asha +91 98765-43210, or 0326 2203456')).toEqual(['+91 98765-43210', '0326 2203456']);
  expect(phoneRuns('INV/26-27/0001 of 12.5')).toEqual([]);
  expect(phoneRuns('')).toEqual([]);
});
