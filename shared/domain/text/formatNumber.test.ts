import fc from 'fast-check';
import { formatNumber } from './formatNumber';

test.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [120000, '1,20,000'],
  [-12345678.9, '-1,23,45,678.9'],
  [0.125, '0.125'],
  [2.00049, '2'],
  [-0.0001, '0'],
])('%p is %p', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('so many decimals as are asked for, and none that say nothing', () => {
  expect([formatNumber(12.345, 1), formatNumber(12.04, 1), formatNumber(1234.5, 0)]).toEqual(['12.3', '12', '1,235']);
});

test('it is what the platform writes', () => {
  const platform = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3, signDisplay: 'negative' });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.double({ min: -1e15, max: 1e15, noNaN: true }),
        fc.float({ noNaN: true, min: -1e6, max: 1e6 }),
      ),
      (value) => formatNumber(value) === platform.format(value),
    ),
  );
});
