import type { IsoDate } from './isoDate';

/** A row of a rule table: it holds from this day until the next row's. */
export interface EffectiveDated {
  from: IsoDate;
}

/** No row of a table is in force on the day asked for. */
export class NoRuleInForceError extends Error {
  override name = 'NoRuleInForceError';
}

/** The row in force on a day, or undefined before the first. The rows may stand in any order. */
export function findInForce<T extends EffectiveDated>(rows: readonly T[], date: IsoDate): T | undefined {
  return rows.reduce<T | undefined>(
    (best, row) => (row.from <= date && (!best || row.from >= best.from) ? row : best),
    undefined,
  );
}

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
