import { chanceOf, doesWell, isWorse } from './isWorse';

const of = (failed: number, given: number) => ({ failed, given });

test('how likely chance explains the failures is Fisher’s exact test', () => {
  // By hand: 1 of the C(10, 5) = 252 ways in which five that failed can all be of one half.
  expect(chanceOf(of(5, 5), of(0, 5))).toBeCloseTo(1 / 252, 10);
  expect(chanceOf(of(0, 50), of(19, 950))).toBe(1);
  expect(chanceOf(of(3, 10), of(1, 10))).toBeCloseTo(0.291, 4);
});

test.each([
  ['fails everyone', of(5, 5), of(0, 95), true],
  ['fails everyone, where some always fail', of(6, 6), of(9, 114), true],
  ['fails a fifth', of(11, 50), of(19, 950), true],
  ['fails as many as before', of(1, 50), of(19, 950), false],
  ['fails a few more, as chance has it', of(4, 50), of(19, 950), false],
  ['fails its only user', of(1, 1), of(0, 19), false],
  ['has nothing to be compared with', of(9, 9), of(0, 0), false],
])('whether a release must go that %s', (_, now, before, goes) => {
  expect(isWorse({ new: now, before })).toBe(goes);
});

test.each([
  ['nobody had', of(0, 0), of(0, 10), false],
  ['fails nobody', of(0, 1), of(0, 0), true],
  ['fails as many as before', of(1, 50), of(19, 950), true],
  ['fails more than before', of(5, 50), of(19, 950), false],
])('whether a release goes on by itself that %s', (_, now, before, goes) => {
  expect(doesWell({ new: now, before })).toBe(goes);
});
