import { estimateOf, parseSalary } from './recruitmentFee';

test.each([
  ['6,00,000', 600_000],
  ['₹ 600000', 600_000],
  ['6 lakh', 600_000],
  ['6.5 LPA', 650_000],
  ['1 crore', 10_000_000],
  ['4,50,000.50', 450_000.5],
  ['600,000', 600_000],
  ['\u200E6 lakh', 600_000],
])('reads %p as a salary', (typed, rupees) => {
  expect(parseSalary(typed)).toBe(rupees);
});

test.each(['', '0', '-5', 'six', '6 months', '1.2.3', '99999999999', '₹', ',', '6,5 lakh', '25000,50', '6,00'])(
  'reads nothing from %p',
  (typed) => {
    expect(parseSalary(typed)).toBeUndefined();
  },
);

test('takes ten percent, to the paisa, in Indian grouping', () => {
  expect(estimateOf(1_200_000)).toEqual({ fee: '₹1,20,000.00', terms: 'once, plus GST, for ₹12,00,000.00 a year' });
  expect(estimateOf(333_333.33).fee).toBe('₹33,333.33');
});
