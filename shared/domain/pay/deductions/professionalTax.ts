import { addMonths, lastDayOfMonth } from '../../dates/dates';
import { findInForce } from '../../dates/effectiveDated';
import { financialYearMonths, financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';
import { remembered } from '../../dates/remembered';
import { sumPaise } from '../../text/money';
import { expectedYear, type YearOfPay } from './expectedYear';
import { type ProfessionalTaxRate, type ProfessionalTaxSlab, professionalTaxRates } from './professionalTaxRates';

/** A month whose wages and tax are known. */
export interface TaxedMonth {
  /** `YYYY-MM`. */
  month: string;
  /** GST code of the state whose tax it was. */
  workState: string;
  grossPaise: number;
  professionalTaxPaise: number;
}

/** The person, and the known part of the year. */
export interface ProfessionalTaxCase extends YearOfPay {
  /** GST code of the state of work. */
  workState: string;
  /** Matters in some states only. */
  sex: string;
  /** For the exemptions of some states; by default unknown, and none. */
  bornOn?: IsoDate | null;
  disabled?: boolean;
  /** The year's months before this one, as far as they are known. */
  earlier: readonly TaxedMonth[];
}

/** A month's professional tax. */
export interface ProfessionalTax {
  /** What is deducted; below 0 when the last month of a year or half-year gives back. */
  professionalTaxPaise: number;
  /**
   * The wages that decided the slab: the month's, or the expected ones of the year or half-year; 0 where no rates are
   * known.
   */
  professionalTaxBasePaise: number;
  /** No rates of the state are known in that month: nothing is deducted, and somebody has to add them. */
  professionalTaxMissing: boolean;
}

/** The rates of a state on a day, or undefined when none are known. */
export function professionalTaxRateOf(
  state: string,
  sex: string,
  day: IsoDate,
  rows: readonly ProfessionalTaxRate[] = professionalTaxRates,
): ProfessionalTaxRate | undefined {
  return findInForce(ofSex(rows, `${state}:${sex}`), day) ?? findInForce(ofSex(rows, `${state}:`), day);
}

/** Whether a state's row exempts somebody in a month (`YYYY-MM`): by the age reached by its last day, or by a disability. */
function isTaxExempt(
  { exemptFromAge = 0, exemptDisabled = false }: ProfessionalTaxRate,
  { bornOn = null, disabled = false }: Pick<ProfessionalTaxCase, 'bornOn' | 'disabled'>,
  month: string,
): boolean {
  const isOfAge =
    exemptFromAge > 0 && bornOn !== null && addMonths(bornOn, exemptFromAge * 12) <= lastDayOfMonth(month);
  return isOfAge || (exemptDisabled && disabled);
}

/** The rows of a state for one sex alone, or for all. */
const ofSex = remembered((rows: readonly ProfessionalTaxRate[], key) =>
  rows.filter((row) => `${row.state}:${row.sex ?? ''}` === key),
);

const slabOf = (slabs: readonly ProfessionalTaxSlab[], paise: number) =>
  slabs.find(({ upToPaise }) => upToPaise === null || paise <= upToPaise);
const wholeRupees = (paise: number) => Math.floor(paise / 100) * 100;

/** The months (`YYYY-MM`) whose wages decide together with a month's: the financial year, or its half. */
function periodOf(month: string, per: 'half-year' | 'year'): string[] {
  const year = financialYearMonths(financialYearOf(`${month}-01`));
  if (per === 'year') return year;
  return year.indexOf(month) < 6 ? year.slice(0, 6) : year.slice(6);
}

/**
 * Each month deducts its share of the tax of the expected year or half-year, in whole rupees; months without a register count with the rate and their share, and the last month settles.
 * What was earned in another state counts as wages; what was deducted there is not this state's tax.
 */
function ofPeriod(
  slabs: readonly ProfessionalTaxSlab[],
  months: readonly string[],
  month: string,
  of: ProfessionalTaxCase,
) {
  const { basePaise, known, unknown, ahead } = expectedYear(month, of, months);
  const ofState = known.filter((each) => each.workState === of.workState);
  const tax = slabOf(slabs, basePaise)?.taxPaise ?? 0;
  const share = wholeRupees(tax / (ofState.length + unknown + 1 + ahead));
  const left = tax - sumPaise(ofState.map((each) => each.professionalTaxPaise)) - unknown * share;
  return {
    professionalTaxPaise: ahead === 0 ? left : Math.max(0, Math.min(share, left)),
    professionalTaxBasePaise: basePaise,
  };
}

/** The professional tax to deduct in a month (`YYYY-MM`), by the rates of the state of work in force on its last day; 0, and missing, where none are known. */
export function professionalTax(
  month: string,
  of: ProfessionalTaxCase,
  rows: readonly ProfessionalTaxRate[] = professionalTaxRates,
): ProfessionalTax {
  const rate = professionalTaxRateOf(of.workState, of.sex, lastDayOfMonth(month), rows);
  if (!rate) return { professionalTaxPaise: 0, professionalTaxBasePaise: 0, professionalTaxMissing: true };
  if (isTaxExempt(rate, of, month))
    return { professionalTaxPaise: 0, professionalTaxBasePaise: of.grossPaise, professionalTaxMissing: false };
  if (rate.per !== 'month')
    return { ...ofPeriod(rate.slabs, periodOf(month, rate.per), month, of), professionalTaxMissing: false };
  const slab = slabOf(rate.slabs, of.grossPaise);
  return {
    professionalTaxPaise: slab?.inMonth?.[month.slice(5)] ?? slab?.taxPaise ?? 0,
    professionalTaxBasePaise: of.grossPaise,
    professionalTaxMissing: false,
  };
}
