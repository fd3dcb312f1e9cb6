/**
 * The number of records for a test at scale: `whole` in the widest test tier and when its file is named by hand,
 * otherwise `few`. An ordinary change can only break what already shows with a few hundred.
 */
export const atScale = (whole: number, few: number): number =>
  ['change', 'ci'].includes(process.env.TEST_TIER ?? '') ? few : whole;
