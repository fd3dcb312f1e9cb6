import { midmean } from './midmean';

test('the mean of the middle half leaves out the quarter at each end', () => {
  expect(midmean([900, 10, 20, 1])).toBe(15);
  expect(midmean([100, 1, 2, 3, 4, 5, 6, 7, 0])).toBe((2 + 3 + 4 + 5 + 6) / 5);
});

test('of fewer than four nothing is left out', () => {
  expect(midmean([1, 2, 6])).toBe(3);
});
