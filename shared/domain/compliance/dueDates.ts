import { addDays, formatMonth, lastDayOfMonth } from '../dates/dates';
import { findInForce } from '../dates/effectiveDated';
import { type FinancialYear, financialYearMonths, quarterOf } from '../dates/financialYear';
import { daysInMonth, type IsoDate } from '../dates/isoDate';
import { nextWorkingDay } from '../dates/nextWorkingDay';
import type { DueSettings } from './complianceAnswers';
import { type DueDay, type DueRule, type DueVersion, type Filer } from './dueRule';
import { dueRules } from './dueRules';
import type { ObligationInput } from './obligation';

/** The rules that apply. */
export interface DueOptions {
  /** How the company files GST; by default monthly. Overridden by `settings`. */
  filer?: Filer;
  /** The company's GST state code, which decides the day of quarterly returns; by default Jharkhand, `20`. */
  state?: string;
  /** The due settings; by default those from `filer` and `state`, without optional rules. */
  settings?: Omit<DueSettings, 'checkedOn'>;
  /** Whether a day is a public holiday; by default none is. Sundays always count. */
  isHoliday?: (date: IsoDate) => boolean;
  /** When a rule's row of a period was done; undefined if it wasn't. By default none was. */
  doneOn?: (ruleId: string, period: string) => IsoDate | undefined;
  /** The rule table; by default {@link dueRules}. */
  rules?: readonly DueRule[];
}

/** A row to store: an `obligationInput` that isn't done yet. */
export type GeneratedObligation = Pick<
  ObligationInput,
  'area' | 'title' | 'period' | 'returnType' | 'quarter' | 'type' | 'dueDate' | 'ruleId' | 'financialYear'
> & {
  /** The next working day, if the due date of a direct tax isn't one. */
  movedTo: IsoDate | null;
};

interface Period {
  name: string;
  words: string;
  lastMonth: string;
}

function dueDate(lastMonth: string, due: DueDay): IsoDate {
  const months = Number(lastMonth.slice(0, 4)) * 12 + Number(lastMonth.slice(5)) - 1 + due.monthsAfter;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const day = Math.min(due.day, daysInMonth(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A rule's periods in a financial year, each with its name and its last month. */
function periodsOf({ every, months }: DueRule, year: FinancialYear): Period[] {
  const all = financialYearMonths(year);
  const part = (letter: string, size: number): Period[] =>
    Array.from({ length: 12 / size }, (_, index) => ({
      name: `${year} ${letter}${index + 1}`,
      words: `${letter}${index + 1} ${year}`,
      lastMonth: all[(index + 1) * size - 1] ?? '',
    }));
  const calendarYear = year.slice(0, 4);
  const periods: Record<DueRule['every'], () => Period[]> = {
    month: () => all.map((month) => ({ name: month, words: formatMonth(month), lastMonth: month })),
    quarter: () => part('Q', 3),
    'half-year': () => part('H', 6),
    year: () => [{ name: year, words: year, lastMonth: all[11] ?? '' }],
    'calendar year': () => [{ name: calendarYear, words: calendarYear, lastMonth: `${calendarYear}-12` }],
  };
  return periods[every]().filter(({ lastMonth }) => !months || months.includes(lastMonth.slice(5)));
}

function obligation(
  rule: DueRule,
  { title, returnType = '', due }: DueVersion,
  year: FinancialYear,
  { name, words, lastMonth }: Period,
  { isHoliday = () => false, doneOn }: DueOptions,
): GeneratedObligation {
  const began = due.after && doneOn?.(due.after.rule, name);
  const day =
    due.after && began
      ? addDays(began, due.after.days)
      : dueDate(lastMonth, due.exceptions?.[lastMonth.slice(5)] ?? due);
  const working = rule.isDirectTax ? nextWorkingDay(day, isHoliday) : day;
  return {
    area: rule.area,
    title: `${title} ${words}`,
    period: name,
    returnType,
    quarter: rule.every.endsWith('year') ? '' : `Q${quarterOf(lastMonth)}`,
    type: rule.type,
    dueDate: day,
    movedTo: working === day ? null : working,
    ruleId: rule.id,
    financialYear: year,
  };
}

/** Whether a version of a rule applies to the period that ends in this month. */
function applies(
  rule: DueRule,
  version: DueVersion,
  lastMonth: string,
  { filer = 'monthly', state = '20', settings }: DueOptions,
): boolean {
  const filesAs = (settings && findInForce(settings.filings, lastDayOfMonth(lastMonth))?.filer) ?? filer;
  return (
    (!version.filer || version.filer === filesAs) &&
    (!version.states || version.states.includes(state)) &&
    (!rule.workState || (settings?.workStates ?? [state]).includes(rule.workState)) &&
    (settings?.switched[rule.id] ?? rule.optional === undefined)
  );
}

/**
 * All filings and payments for the periods of a financial year, by due date. Each period uses the version of the rule
 * in force on its last day; a period before a rule's first version has none.
 */
export function obligationsOf(year: FinancialYear, options: DueOptions = {}): GeneratedObligation[] {
  return (options.rules ?? dueRules)
    .flatMap((rule) =>
      periodsOf(rule, year).flatMap((period) => {
        const version = findInForce(rule.versions, lastDayOfMonth(period.lastMonth));
        return version && applies(rule, version, period.lastMonth, options)
          ? [obligation(rule, version, year, period, options)]
          : [];
      }),
    )
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
}
