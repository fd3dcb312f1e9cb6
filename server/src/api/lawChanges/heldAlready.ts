import { type EffectiveDated } from 'shared/domain/dates/effectiveDated';
import type { IsoDate } from 'shared/domain/dates/isoDate';

/** The rows that are in force on a day, one of each subject, as if each had always been. */
export function heldAlready<R extends EffectiveDated>(
  rows: readonly R[],
  day: IsoDate,
  subjectOf: (row: R) => string = () => '',
): R[] {
  const begun = rows.filter(({ from }) => from <= day).toSorted((a, b) => a.from.localeCompare(b.from));
  const last = new Map(begun.map((row) => [subjectOf(row), row]));
  return [...last.values()].map((row) => ({ ...row, from: '1900-01-01' }));
}
