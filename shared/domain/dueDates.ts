import { findInForce } from './effectiveDated';
import { type FinancialYear, financialYearMonths, quarterOf } from './financialYear';
import { formatMonth, lastDayOfMonth } from './dates';
import { daysInMonth, type IsoDate } from './isoDate';
import type { ObligationInput } from './obligation';
import { type DueDay, type DueRule, type DueVersion, dueRules, type Filer } from './dueRules';

/** Which rules apply. */
export interface DueOptions {
  /** How the company files GST; by default monthly. */
  filer?: Filer;
  /** The company's GST state code, which decides the day of quarterly returns; by default Jharkhand, `20`. */
  state?: string;
  /** The rule table; by default {@link dueRules}. */
  rules?: readonly DueRule[];
}

/** A row to store: what `obligationInput` makes of it, not yet done. */
export type GeneratedObligation = Pick<ObligationInput,
  'area' | 'title' | 'period' | 'returnType' | 'quarter' | 'type' | 'dueDate' | 'ruleId' | 'financialYear'>;

function dueDate(lastMonth: string, due: DueDay): IsoDate {
  const months = Number(lastMonth.slice(0, 4)) * 12 + Number(lastMonth.slice(5)) - 1 + due.monthsAfter;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const day = Math.min(due.day, daysInMonth(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The months of a financial year in groups of one period each, with the name of each period. */
function periodsOf(rule: DueRule, year: FinancialYear): { name: string; words: string; months: string[] }[] {
  const months = financialYearMonths(year);
  if (rule.every === 'year') return [{ name: year, words: year, months }];
  if (rule.every === 'month') return months.map((month) => ({ name: month, words: formatMonth(month), months: [month] }));
  return [1, 2, 3, 4].map((quarter) => ({ name: `${year} Q${quarter}`, words: `Q${quarter} ${year}`, months: months.slice(quarter * 3 - 3, quarter * 3) }));
}

function obligation(rule: DueRule, version: DueVersion, year: FinancialYear, name: string, words: string, lastMonth: string): GeneratedObligation {
  return {
    area: rule.area,
    title: `${version.title} ${words}`,
    period: name,
    returnType: version.returnType ?? '',
    quarter: rule.every === 'year' ? '' : `Q${quarterOf(lastMonth)}`,
    type: rule.type,
    dueDate: dueDate(lastMonth, version.due.exceptions?.[lastMonth.slice(5)] ?? version.due),
    ruleId: rule.id,
    financialYear: year,
  };
}

/**
 * Everything to file and pay for the periods of a financial year, by due date. Each period follows the version of the
 * rule that is in force on its last day; a period before a rule's first version has none.
 */
export function obligationsOf(year: FinancialYear, { filer = 'monthly', state = '20', rules = dueRules }: DueOptions = {}): GeneratedObligation[] {
  return rules
    .filter((rule) => (!rule.filer || rule.filer === filer) && (!rule.states || rule.states.includes(state)))
    .flatMap((rule) => periodsOf(rule, year).flatMap(({ name, words, months }) => {
      const lastMonth = months.at(-1) ?? '';
      const version = findInForce(rule.versions, lastDayOfMonth(lastMonth));
      return version ? [obligation(rule, version, year, name, words, lastMonth)] : [];
    }))
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}
