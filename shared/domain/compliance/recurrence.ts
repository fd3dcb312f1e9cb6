import { addMonths, formatMonth } from '../dates/dates';
import { type FinancialYear, financialYearOf, quarterOf } from '../dates/financialYear';
import type { IsoDate } from '../dates/isoDate';
import { formatPeriod, periodBounds } from '../dates/period';
import type { GeneratedObligation } from './dueDates';
import type { Obligation } from './obligation';
import { repeatMonths } from './repeats';

/** A manually added row that recurs. */
export type Pattern = Pick<
  Obligation,
  'id' | 'area' | 'title' | 'period' | 'returnType' | 'quarter' | 'type' | 'dueDate' | 'repeats'
>;

/**
 * The period this many months later, with the same length; a text that is no period becomes the month of the due date.
 */
function periodAfter(period: string, months: number, due: IsoDate): string {
  const bounds = periodBounds(period);
  if (!bounds) return due.slice(0, 7);
  const from = addMonths(bounds.from, months);
  if (bounds.from.slice(0, 7) === period) return from.slice(0, 7);
  if (/^\d{4}$/.test(period)) return from.slice(0, 4);
  const year = financialYearOf(from);
  if (period.includes(' Q')) return `${year} Q${quarterOf(from)}`;
  return period.includes(' H') ? `${year} H${quarterOf(from) <= 2 ? 1 : 2}` : year;
}

/** Replaces the period in a title. */
function titleAfter(title: string, from: string, to: string): string {
  return from === '' ? title : title.replace(formatPeriod(from), formatPeriod(to));
}

/**
 * The rows that a manually added row creates in a financial year, except itself: the same row for each later month,
 * quarter or year.
 */
export function recurrencesOf(pattern: Pattern, year: FinancialYear): GeneratedObligation[] {
  const { id, area, title, period, returnType, quarter, type, dueDate, repeats } = pattern;
  if (repeats === '') return [];
  const rows: GeneratedObligation[] = [];
  for (let step = repeatMonths[repeats]; ; step += repeatMonths[repeats]) {
    const due = addMonths(dueDate, step);
    if (financialYearOf(due) > year) return rows;
    const next = periodAfter(period, step, due);
    const words =
      area === 'due' && period === dueDate.slice(0, 7)
        ? `${title} ${formatMonth(due)}`
        : titleAfter(title, period, next);
    if (financialYearOf(due) === year)
      rows.push({
        area,
        title: words,
        period: next,
        returnType,
        quarter: quarter === '' ? '' : `Q${quarterOf(periodBounds(next)?.from ?? due)}`,
        type,
        dueDate: due,
        movedTo: null,
        ruleId: `row:${id}`,
        financialYear: year,
      });
  }
}
