import { MAX_PAISE } from '../records/limits';
import { groupIndian } from './formatNumber';
import { ungrouped } from './readNumber';
import { withoutMarks } from './withoutMarks';

/** An amount left the range in which whole paise are exact. */
export class MoneyRangeError extends Error {
  override name = 'MoneyRangeError';
}

/**
 * The amount itself, once it is known to be exact.
 * @throws MoneyRangeError when it is not a whole number of paise within JavaScript's exact range.
 */
export function exactPaise(paise: number): number {
  if (!Number.isSafeInteger(paise))
    throw new MoneyRangeError(
      `${paise} is not an exact amount in paise; enter a smaller amount without fractions of a paisa.`,
    );
  return paise;
}

/**
 * The sum of amounts in paise; 0 for none.
 * @throws MoneyRangeError when it can't be exact.
 */
export function sumPaise(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => exactPaise(sum + exactPaise(amount)), 0);
}

/** A percentage (up to 4 decimals) of an amount in paise, exact, rounded half away from zero. */
export function percentOf(paise: number, percent: number): number {
  const scaled = BigInt(exactPaise(Math.abs(paise))) * BigInt(Math.round(percent * 10_000));
  const amount = exactPaise(Number((scaled + 500_000n) / 1_000_000n));
  return paise < 0 ? 0 - amount : amount;
}

/**
 * Rupees as people write them to paise: `1,20,000.50`, `₹ 500`, `Rs. 12`, `500/-`, `-3.5`. Commas group digits as in
 * India or the west. Null when it is not an amount, when a comma groups nothing (`25000,50`, see `numberProblem`), when
 * it has more than 2 decimals, or is above {@link MAX_PAISE}.
 */
export function parseRupees(typed: string): number | null {
  const match = /^([-−]?)\s*(?:₹|Rs\.?|INR)?\s*([-−]?)([0-9][0-9,]*)?(?:\.([0-9]{1,2}))?(?:\s*\/-)?$/i.exec(
    withoutMarks(typed),
  );
  const whole = ungrouped(match?.[3] ?? '');
  if (!match || whole === null || (!whole && !match[4]) || (match[1] && match[2])) return null;
  const paise = Number(whole + (match[4] ?? '').padEnd(2, '0'));
  if (paise > MAX_PAISE) return null;
  return match[1] || match[2] ? 0 - paise : paise;
}

/** Paise as plain rupees with 2 decimals, for files and inputs: `120000.50`. */
export function rupeeText(paise: number): string {
  const digits = String(Math.abs(exactPaise(paise))).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const groupWestern = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function withSign(minor: number, sign: string, group: (digits: string) => string): string {
  const [whole = '0', fraction = '00'] = rupeeText(Math.abs(minor)).split('.');
  return `${minor < 0 ? '-' : ''}${sign}${group(whole)}.${fraction}`;
}

/** Paise as rupees with Indian grouping and 2 decimals: `₹1,20,000.00`, `-₹5.00`. */
export function formatRupees(paise: number): string {
  return withSign(paise, '₹', groupIndian);
}

/** A plan's price in its currency, without `.00`: `$49`, `$1,250.50`, `₹1,20,000`. */
export function formatPrice(minor: number, currency: 'USD' | 'INR'): string {
  const written = currency === 'INR' ? formatRupees(minor) : withSign(minor, '$', groupWestern);
  return written.replace(/\.00$/, '');
}
