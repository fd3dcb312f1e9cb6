/** The mean of the middle half of some numbers: of paints, which come with one frame or the next, it differs less from run to run than the median. */
export function midmean(numbers: readonly number[]): number {
  const quarter = Math.floor(numbers.length / 4);
  const middle = [...numbers].sort((a, b) => a - b).slice(quarter, numbers.length - quarter);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}
