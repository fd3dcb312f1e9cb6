import { type EffectiveDated } from 'shared/domain/dates/effectiveDated';
import type { IsoDate } from 'shared/domain/dates/isoDate';

/** The rows in force on a day, one for each subject, as if each had always been in force. */
export function heldAlready<R extends EffectiveDated>(
  rows: readonly R[],
  day: IsoDate,
  subjectOf: (row: R) => string = () => '',
): R[] {
  const begun = rows.filter(({ from }) => from <= day).toSorted((a, b) => a.from.localeCompare(b.from));
  const last = new Map(begun.map((row) => [subjectOf(row), row]));
  return [...last.values()].map((row) => ({ ...row, from: '1900-01-01' }));
}
