import { exactPaise } from './money';

/** One rupee in ten-thousandths of a paisa: the unit of a percentage with 2 decimals of an amount in paise. */
const RUPEE = 1_000_000n;

const product = (paise: number, percent: number) => BigInt(exactPaise(paise)) * BigInt(Math.round(percent * 100));

/** A percentage (up to 2 decimals) of an amount from 0, the exact product rounded once to the nearest whole rupee: less than 50 paise is dropped. In paise. */
export const nearestRupeeOf = (paise: number, percent: number): number =>
  Number((product(paise, percent) + RUPEE / 2n) / RUPEE) * 100;

/** A percentage (up to 2 decimals) of an amount from 0, the exact product carried up to a whole rupee. In paise. */
export const rupeeAboveOf = (paise: number, percent: number): number =>
  Number((product(paise, percent) + RUPEE - 1n) / RUPEE) * 100;
