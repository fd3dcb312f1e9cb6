import { formatDate } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';
import { formatPeriod } from '../dates/period';
import type { Obligation, ObligationInput } from './obligation';

const statuses: Partial<Record<string, 'Filed' | 'Done'>> = { Return: 'Filed', Other: 'Done' };

/** Returns are filed, meetings and certificates done, everything else is paid. */
export const doneStatusOf = ({ type }: Pick<ObligationInput, 'type'>): 'Filed' | 'Paid' | 'Done' =>
  statuses[type] ?? 'Paid';

/** Why something can't have been done on a day, in a sentence; undefined if it can. */
export function doneOnProblem(
  row: Pick<Obligation, 'period' | 'type'> & { doableFrom: IsoDate | null },
  doneOn: IsoDate,
  today: IsoDate,
): string | undefined {
  if (doneOn > today) return 'The day it was done cannot be in the future.';
  if (row.doableFrom === null || doneOn >= row.doableFrom) return undefined;
  return `${formatPeriod(row.period)} cannot be ${doneStatusOf(row).toLowerCase()} before ${formatDate(row.doableFrom)}.`;
}
