import { lastDayOfMonth } from './dates';
import type { IsoDate } from './isoDate';
import { remembered } from './remembered';

/** A row of a rule table: in force from this day until the next row's. */
export interface EffectiveDated {
  from: IsoDate;
  /** The act, notification or circular, if known. */
  source?: string | undefined;
}

/** A table has no row in force on the day. */
export class NoRuleInForceError extends Error {
  override name = 'NoRuleInForceError';
}

/** The row in force on a day, or undefined before the first. The rows may be in any order, and must not be mutated. */
export const findInForce = <T extends EffectiveDated>(rows: readonly T[], date: IsoDate): T | undefined =>
  find(rows, date) as T | undefined;

const find = remembered((rows: readonly EffectiveDated[], date) =>
  rows.reduce<EffectiveDated | undefined>(
    (best, row) => (row.from <= date && (!best || row.from >= best.from) ? row : best),
    undefined,
  ),
);

/**
 * The row in force on a day.
 * @throws NoRuleInForceError before the first row.
 */
export function inForce<T extends EffectiveDated>(rows: readonly T[], date: IsoDate): T {
  const row = findInForce(rows, date);
  if (!row)
    throw new NoRuleInForceError(`No rule is in force on ${date}; add a row that begins on or before that day.`);
  return row;
}

/**
 * A table's amount for a month (`YYYY-MM`) in which it changes: the average of its days, half up. Days before the first
 * row count as the row of the month's last day. @throws NoRuleInForceError when no row is in force on the month's last
 * day.
 */
export function weightedByDays<T extends EffectiveDated>(
  rows: readonly T[],
  month: string,
  figureOf: (row: T) => number,
): number {
  const last = lastDayOfMonth(month);
  const atLast = figureOf(inForce(rows, last));
  if (!rows.some(({ from }) => from > `${month}-01` && from <= last)) return atLast;
  const days = Array.from({ length: Number(last.slice(8)) }, (_, index) => {
    const row = findInForce(rows, `${month}-${String(index + 1).padStart(2, '0')}`);
    return row ? figureOf(row) : atLast;
  });
  return Math.round(days.reduce((sum, figure) => sum + figure, 0) / days.length);
}
