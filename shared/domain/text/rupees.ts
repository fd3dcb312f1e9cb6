import { exactPaise } from './money';

/** The unit of a percentage: a third of its fourth decimal, so that 8.333333 is 8⅓ to the paisa. */
const UNITS = 30_000;
/** One rupee of an amount in paise times a percentage in these units. */
const RUPEE = 10_000n * BigInt(UNITS);

const product = (paise: number, percent: number) => BigInt(exactPaise(paise)) * BigInt(Math.round(percent * UNITS));

/** A percentage (up to 4 decimals, or a third to at least 5) of an amount from 0, the exact product rounded once to the nearest whole rupee: less than 50 paise is dropped. In paise. */
export const nearestRupeeOf = (paise: number, percent: number): number =>
  Number((product(paise, percent) + RUPEE / 2n) / RUPEE) * 100;

/** A percentage (up to 4 decimals, or a third to at least 5) of an amount from 0, the exact product carried up to a whole rupee. In paise. */
export const rupeeAboveOf = (paise: number, percent: number): number =>
  Number((product(paise, percent) + RUPEE - 1n) / RUPEE) * 100;
