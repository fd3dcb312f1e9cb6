import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import { reportAreas } from 'shared/domain/compliance/complianceReport';
import { formatMonth } from 'shared/domain/dates/dates';
import { type Outcome, outcomeOf, outcomes } from './outcome';

/** Counts of a group's rows by outcome. */
export type Tally = { group: string; total: number } & Record<Outcome, number>;

function tally(group: string, rows: readonly ComplianceReportRow[]): Tally {
  const counts = Object.fromEntries(
    outcomes.map((outcome) => [outcome, rows.filter((row) => outcomeOf(row) === outcome).length]),
  ) as Record<Outcome, number>;
  return { group, total: rows.length, ...counts };
}

/** Counts of each area that has rows, in the order of the areas. */
export function byArea(rows: readonly ComplianceReportRow[]): Tally[] {
  return reportAreas
    .map((area) =>
      tally(
        area,
        rows.filter((row) => row.area === area),
      ),
    )
    .filter(({ total }) => total > 0);
}

const monthOf = ({ dueDate, extendedTo, period }: ComplianceReportRow) => (extendedTo ?? dueDate ?? period).slice(0, 7);

/** Counts of each month with due dates, in order; a month as `Apr 26`. */
export function byMonth(rows: readonly ComplianceReportRow[]): Tally[] {
  const months = [...new Set(rows.map(monthOf))].sort();
  return months.map((month) =>
    tally(
      formatMonth(month).replace(' 20', ' '),
      rows.filter((row) => monthOf(row) === month),
    ),
  );
}
