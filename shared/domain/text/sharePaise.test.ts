import fc from 'fast-check';
import { sharePaise } from './sharePaise';

test.each([
  [100, [1, 1, 1], [33, 34, 33]],
  [100, [1, 3], [25, 75]],
  [1, [1, 1], [1, 0]],
  [10, [0, 5, 0], [0, 10, 0]],
  [7, [0, 0], [0, 7]],
  [7, [], []],
  [-100, [1, 1, 1], [-33, -34, -33]],
])('%p shared by %p is %p', (amount, weights, shares) => {
  expect(sharePaise(amount, weights)).toEqual(shares);
});

test('shares add up to the amount, and each is within a paisa of its part', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 8 }),
      (amount, weights) => {
        const shares = sharePaise(amount, weights);
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        shares.forEach((share, index) =>
          expect(Math.abs(share - (amount * (weights[index] ?? 0)) / whole)).toBeLessThanOrEqual(1.01),
        );
      },
    ),
  );
});
