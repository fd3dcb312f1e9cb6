import { rateText } from './rateText';

test.each([
  [1_640_000, 'month', '₹16,400.00 a month'],
  [9000, 'hour', '₹90.00 an hour'],
  [0, 'day', ''],
] as const)('%s paise by the %s read “%s”', (paise, per, words) => {
  expect(rateText(paise, per)).toBe(words);
});
