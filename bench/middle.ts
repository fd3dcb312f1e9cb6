/** The median of some numbers. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * The mean of the middle half of some numbers. Paints happen at one frame or the next, so it varies less between runs
 * than the median.
 */
export function midmean(numbers: readonly number[]): number {
  const quarter = Math.floor(numbers.length / 4);
  const half = [...numbers].sort((a, b) => a - b).slice(quarter, numbers.length - quarter);
  return half.reduce((sum, each) => sum + each, 0) / half.length;
}
