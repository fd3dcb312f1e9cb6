import { isSameName } from './isSameName';

test.each([
  ['Everkart', 'EVERKART '],
  ['Tata  Steel', 'tata\u00A0steel'],
  ['आशा', '\u200Eआशा'],
])('%j is %j', (a, b) => {
  expect(isSameName(a, b)).toBe(true);
});

test.each([
  ['Everkart', 'Everkart Ltd'],
  ['', ' '],
])('%j is not %j', (a, b) => {
  expect(isSameName(a, b)).toBe(false);
});
