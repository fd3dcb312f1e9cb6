import { lineRanges } from './lineRanges';

test.each([
  [[4], 'line 4'],
  [[4, 7, 9, 10, 11, 12], 'lines 4, 7, 9–12'],
  [[2, 3], 'lines 2, 3'],
  [[2, 3, 4], 'lines 2–4'],
])('%j reads as %s', (lines, text) => {
  expect(lineRanges(lines)).toBe(text);
});
