import type { Obligation } from 'shared/domain/compliance/obligation';
import { lastDayFor } from 'shared/domain/compliance/obligationState';
import { addDays } from 'shared/domain/dates/dates';
import { type FinancialYear, financialYearBounds } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';

/** The length of the score's period, in days. */
export const SCORE_DAYS = 90;

/** An obligation as input of the score. */
export type ScorableObligation = Pick<
  Obligation,
  'id' | 'area' | 'title' | 'status' | 'dueDate' | 'extendedTo' | 'doneOn' | 'financialYear'
> & { tracked: boolean };

const isRecorded = (row: ScorableObligation) => row.tracked || row.status !== 'Pending';

/**
 * Whether a row counts today: due in the last {@link SCORE_DAYS} days, done ahead of its day, or still open, however
 * old.
 */
export function countsNow(row: ScorableObligation, today: IsoDate): boolean {
  return isRecorded(row) && (lastDayFor(row) >= addDays(today, -SCORE_DAYS) || row.status === 'Pending');
}

/** Whether a row counts for a financial year: its last day is in it. */
export function countsIn(row: ScorableObligation, year: FinancialYear): boolean {
  const { from, to } = financialYearBounds(year);
  return isRecorded(row) && lastDayFor(row) >= from && lastDayFor(row) <= to;
}
