import { addMonths, today } from 'shared/domain/dates/dates';
import type { LawRow } from 'shared/domain/law/lawRow';
import { formatDate } from 'shared/ui';

/** Whether a row is in force on a day: not yet, currently, or no longer. */
export type Standing = 'Later' | 'Now' | 'Past';

/** By default today. */
export function standingOf({ from, to }: Pick<LawRow, 'from' | 'to'>, day = today()): Standing {
  if (from > day) return 'Later';
  return to === null || to >= day ? 'Now' : 'Past';
}

/** When a row was last compared with its source; a current or future row needs a check once a year. */
export function checkOf(
  row: Pick<LawRow, 'from' | 'to' | 'checkedOn'>,
  day = today(),
): { words: string; isDue: boolean } {
  const isDue = standingOf(row, day) !== 'Past' && (row.checkedOn === null || row.checkedOn < addMonths(day, -12));
  if (row.checkedOn === null) return { words: 'Not yet', isDue };
  return { words: `${formatDate(row.checkedOn)}${isDue ? ': over a year ago' : ''}`, isDue };
}
