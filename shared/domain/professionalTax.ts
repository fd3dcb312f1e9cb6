import { lastDayOfMonth } from './dates';
import { findInForce } from './effectiveDated';
import { financialYearMonths, financialYearOf } from './financialYear';
import type { IsoDate } from './isoDate';
import { sumPaise } from './money';
import { type ProfessionalTaxRate, type ProfessionalTaxSlab, professionalTaxRates } from './professionalTaxRates';

/** A month whose wages and tax are known. */
export interface TaxedMonth {
  /** `YYYY-MM`. */
  month: string;
  grossPaise: number;
  professionalTaxPaise: number;
}

/** Whose professional tax, and what is known of the year. */
export interface ProfessionalTaxCase {
  /** GST code of the state of work. */
  workState: string;
  /** Matters in some states only. */
  sex: string;
  /** What was earned in the month. */
  grossPaise: number;
  /** A whole month's pay: what is expected of the months that are not known. */
  grossRatePaise: number;
  joinedOn: IsoDate | null;
  leftOn: IsoDate | null;
  /** The year's months before this one, as far as they are known. */
  earlier: readonly TaxedMonth[];
}

/** A month's professional tax. */
export interface ProfessionalTax {
  /** What is deducted; below 0 when the year's last month gives back. */
  professionalTaxPaise: number;
  /** The wages by which the slab was found: the month's, or the year's as they are expected; 0 where no rates are known. */
  professionalTaxBasePaise: number;
}

/** The rates of a state on a day, or undefined when none are known. */
export function professionalTaxRateOf(
  state: string,
  sex: string,
  day: IsoDate,
  rows: readonly ProfessionalTaxRate[] = professionalTaxRates,
): ProfessionalTaxRate | undefined {
  const ofState = rows.filter((row) => row.state === state);
  return (
    findInForce(
      ofState.filter((row) => row.sex === sex),
      day,
    ) ??
    findInForce(
      ofState.filter((row) => row.sex === undefined),
      day,
    )
  );
}

const slabOf = (slabs: readonly ProfessionalTaxSlab[], paise: number) => slabs.find((slab) => paise <= slab.upToPaise);
const wholeRupees = (paise: number) => Math.floor(paise / 100) * 100;

/** Each month deducts its share of the expected year's tax, in whole rupees; months without a register count with the rate and their share, and the last month settles. */
function ofYear(
  slabs: readonly ProfessionalTaxSlab[],
  month: string,
  { grossPaise, grossRatePaise, joinedOn, leftOn, earlier }: ProfessionalTaxCase,
): ProfessionalTax {
  const isEmployed = (each: string) =>
    each === month || ((joinedOn?.slice(0, 7) ?? each) <= each && each <= (leftOn?.slice(0, 7) ?? each));
  const months = financialYearMonths(financialYearOf(`${month}-01`));
  const known = earlier.filter((each) => months.includes(each.month) && each.month < month);
  const unknown = months.filter(
    (each) => isEmployed(each) && each < month && !known.some((one) => one.month === each),
  ).length;
  const ahead = months.filter((each) => isEmployed(each) && each > month).length;
  const base = sumPaise([...known.map((each) => each.grossPaise), grossPaise, grossRatePaise * (unknown + ahead)]);
  const year = slabOf(slabs, base)?.taxPaise ?? 0;
  const share = wholeRupees(year / (known.length + unknown + 1 + ahead));
  const left = year - sumPaise(known.map((each) => each.professionalTaxPaise)) - unknown * share;
  return {
    professionalTaxPaise: ahead === 0 ? left : Math.max(0, Math.min(share, left)),
    professionalTaxBasePaise: base,
  };
}

/** The professional tax to deduct in a month (`YYYY-MM`), by the rates of the state of work in force on its last day; 0 where none are known. */
export function professionalTax(
  month: string,
  of: ProfessionalTaxCase,
  rows: readonly ProfessionalTaxRate[] = professionalTaxRates,
): ProfessionalTax {
  const rate = professionalTaxRateOf(of.workState, of.sex, lastDayOfMonth(month), rows);
  if (!rate) return { professionalTaxPaise: 0, professionalTaxBasePaise: 0 };
  if (rate.per === 'year') return ofYear(rate.slabs, month, of);
  const slab = slabOf(rate.slabs, of.grossPaise);
  return {
    professionalTaxPaise: slab?.inMonth?.[month.slice(5)] ?? slab?.taxPaise ?? 0,
    professionalTaxBasePaise: of.grossPaise,
  };
}
