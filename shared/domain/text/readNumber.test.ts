import { numberProblem, readNumber, ungrouped } from './readNumber';

test.each([
  ['12,34,567', '1234567'],
  ['1,234,567', '1234567'],
  ['1,000', '1000'],
  ['25000', '25000'],
])('commas group %s', (typed, digits) => {
  expect(ungrouped(typed)).toBe(digits);
});

test.each(['25000,50', '1000,5', '1,00', ',500', '500,', '1,,000', '1234,567', '12,34,56', '1,234,56'])(
  'a comma groups nothing in %s',
  (typed) => {
    expect(ungrouped(typed)).toBeNull();
  },
);

test.each([
  ['1,20,000.5', 120_000.5],
  ['-3', -3],
  ['7.5', 7.5],
  ['.5', 0.5],
  ['12.', 12],
  ['\u200E12\u00A0', 12],
])('%j is the number %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each(['7,5', '', '-', '.', 'abc', '1e5', '1.2.3', '12,5'])('%j is no number', (typed) => {
  expect(readNumber(typed)).toBeNull();
});

test.each([
  ['25000,50', 'Did you mean 25,000.50 or 25,00,050? A comma here groups no digits.'],
  ['1000,5', 'Did you mean 1,000.50 or 10,005? A comma here groups no digits.'],
  ['₹ 1.00.000,50', 'Did you mean 1,00,000.50? A comma here groups no digits.'],
  ['25000,500', 'Did you mean 2,50,00,500? A comma here groups no digits.'],
  ['soon', 'Enter it as a number like 25,000.50.'],
])('%s is asked about', (typed, question) => {
  expect(numberProblem(typed, '25,000.50')).toBe(question);
});
