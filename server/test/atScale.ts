/**
 * How many records a test of many makes: `whole` in the widest tier of the tests and where its file is named by hand,
 * `few` in the others. What holds for a few hundred is what an ordinary change can break.
 */
export const atScale = (whole: number, few: number): number =>
  ['change', 'ci'].includes(process.env.TEST_TIER ?? '') ? few : whole;
