import { addDays, addMonths, lastDayOfMonth } from '../../dates/dates';
import { type EffectiveDated, findInForce } from '../../dates/effectiveDated';
import { financialYearBounds, financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';
import { remembered } from '../../dates/remembered';
import { type Declared, declarationOf, freeHouseRent, type taxRegimes } from '../../people/employees/taxDeclaration';
import { sumPaise } from '../../text/money';
import { nearestRupeeOf } from '../../text/rupees';
import type { Pay } from '../wages/pay';
import { expectedYear, type YearOfPay } from './expectedYear';

/** The income tax on a year's salary that an employer deducts, month by month. */
export interface SalaryTaxRate extends EffectiveDated {
  standardDeductionPaise: number;
  /** Up to this income there is no tax; above it, never more than what exceeds it. */
  rebateUpToPaise: number;
  /** On the tax. */
  cessPercent: number;
  /** Percentage of the income in each slab, lowest first; the last has no end. */
  slabs: readonly { upToPaise: number | null; percent: number }[];
  regime: (typeof taxRegimes)[number];
  /** For anyone who reaches this age within the financial year; 0 for all. */
  fromAge: number;
  /** The least percentage of the income of a person without a PAN who owes tax, without cess. */
  withoutPanPercent: number;
  /** On the tax of an income in each slab; never more than what exceeds the slab's beginning. None where it is empty. */
  surcharges: readonly { upToPaise: number | null; percent: number }[];
  /** The most that counts of declared investments; 0 where none does. */
  investmentsUpToPaise: number;
}

const lakh = 10_000_000;
const slabsOf = (step: readonly (number | null)[], percents: readonly number[]): SalaryTaxRate['slabs'] =>
  percents.map((percent, index) => ({
    upToPaise: (step[index] ?? null) === null ? null : (step[index] ?? 0) * lakh,
    percent,
  }));

const crore = 100 * lakh;
const ofNew = {
  regime: 'New',
  fromAge: 0,
  withoutPanPercent: 20,
  investmentsUpToPaise: 0,
  surcharges: [
    { upToPaise: 50 * lakh, percent: 0 },
    { upToPaise: crore, percent: 10 },
    { upToPaise: 2 * crore, percent: 15 },
    { upToPaise: null, percent: 25 },
  ],
} as const;

const ofOld: Omit<SalaryTaxRate, 'slabs'> = {
  from: '2023-04-01',
  regime: 'Old',
  fromAge: 0,
  withoutPanPercent: 20,
  standardDeductionPaise: lakh / 2,
  rebateUpToPaise: 5 * lakh,
  cessPercent: 4,
  surcharges: [
    ...ofNew.surcharges.slice(0, -1),
    { upToPaise: 5 * crore, percent: 25 },
    { upToPaise: null, percent: 37 },
  ],
  investmentsUpToPaise: 1.5 * lakh,
};

/**
 * Income-tax Act 1961, section 115BAC, by the Finance Acts of 2023, 2024 (no. 2) and 2025; from 1 April 2026 sections
 * 202 and 392
 * of the Income-tax Act 2025 with the same figures. The old regime is that of the Finance Act 2023, with its slabs
 * from the ages of 60
 * and 80. Without a PAN: section 206AA, then 397(2). To be verified by the deployer.
 */
export const salaryTaxRates: readonly SalaryTaxRate[] = [
  { ...ofOld, slabs: slabsOf([2.5, 5, 10], [0, 5, 20, 30]) },
  { ...ofOld, fromAge: 60, slabs: slabsOf([3, 5, 10], [0, 5, 20, 30]) },
  { ...ofOld, fromAge: 80, slabs: slabsOf([5, 10], [0, 20, 30]) },
  {
    ...ofNew,
    from: '2023-04-01',
    standardDeductionPaise: lakh / 2,
    rebateUpToPaise: 7 * lakh,
    cessPercent: 4,
    slabs: slabsOf([3, 6, 9, 12, 15], [0, 5, 10, 15, 20, 30]),
  },
  {
    ...ofNew,
    from: '2024-04-01',
    standardDeductionPaise: 0.75 * lakh,
    rebateUpToPaise: 7 * lakh,
    cessPercent: 4,
    slabs: slabsOf([3, 7, 10, 12, 15], [0, 5, 10, 15, 20, 30]),
  },
  {
    ...ofNew,
    from: '2025-04-01',
    standardDeductionPaise: 0.75 * lakh,
    rebateUpToPaise: 12 * lakh,
    cessPercent: 4,
    slabs: slabsOf([4, 8, 12, 16, 20, 24], [0, 5, 10, 15, 20, 25, 30]),
  },
];

/** A month's tax on the salary. */
export interface SalaryTax {
  salaryTaxPaise: number;
  /**
   * The expected salary of the year, with the declared salary of an earlier employer and other income, before the
   * standard deduction; 0 where no rates hold.
   */
  salaryTaxBasePaise: number;
}

/** The tax of an income by the slabs, before surcharge and cess. */
function taxOfSlabs(income: number, { slabs }: Pick<SalaryTaxRate, 'slabs'>): number {
  let [below, tax] = [0, 0];
  for (const { upToPaise, percent } of slabs) {
    const end = Math.min(income, upToPaise ?? income);
    if (end > below) tax += ((end - below) * percent) / 100;
    below = Math.max(below, end);
  }
  return tax;
}

/** The same with its surcharge, which leaves no less than an income at the beginning of its slab is left. */
function taxWithSurcharge(income: number, rate: SalaryTaxRate): number {
  const tax = taxOfSlabs(income, rate);
  const at = rate.surcharges.findIndex(({ upToPaise }) => upToPaise === null || income <= upToPaise);
  const percent = rate.surcharges[at]?.percent ?? 0;
  const beginning = rate.surcharges[at - 1]?.upToPaise ?? null;
  const whole = tax + (tax * percent) / 100;
  return beginning === null ? whole : Math.min(whole, taxWithSurcharge(beginning, rate) + income - beginning);
}

/** What lowers or raises the tax of a year's salary. */
interface TaxedBy {
  /** What is taken off beside the standard deduction. */
  offPaise?: number;
  /** Whether no PAN was given: then tax is at least the row's percentage of the income. By default one was. */
  isWithoutPan?: boolean;
}

/** The tax of a year's salary, in whole rupees (as paise). */
export function taxOfYear(
  salaryPaise: number,
  rate: SalaryTaxRate,
  { offPaise = 0, isWithoutPan = false }: TaxedBy = {},
): number {
  const income = Math.max(0, salaryPaise - rate.standardDeductionPaise - offPaise);
  if (income <= rate.rebateUpToPaise) return 0;
  const tax = Math.round(taxWithSurcharge(income, rate));
  const relieved = rate.regime === 'New' ? Math.min(tax, income - rate.rebateUpToPaise) : tax;
  const year = nearestRupeeOf(relieved, 100 + rate.cessPercent);
  return isWithoutPan && year > 0 ? Math.max(year, nearestRupeeOf(income, rate.withoutPanPercent)) : year;
}

/** A month of a year that is known, as far as the tax on its salary is worked out with it. */
interface KnownMonth {
  month: string;
  grossPaise: number;
  salaryTaxPaise: number;
  /** By default nothing. */
  professionalTaxPaise?: number;
  /** The rate of pay for the whole month; by default nothing. */
  rate?: Pick<Pay, 'basicPaise' | 'houseRentPaise'>;
}

/** The person, and the known part of the year. */
export interface SalaryTaxCase extends YearOfPay {
  /** The month's own rates; by default nothing. */
  basicRatePaise?: number;
  houseRentRatePaise?: number;
  /** The month's own professional tax; by default nothing. */
  professionalTaxPaise?: number;
  earlier: readonly KnownMonth[];
  /** What was declared, in any order; by default nothing. */
  declarations?: readonly Declared[] | undefined;
  /** For the slabs of an age; by default unknown. */
  bornOn?: IsoDate | null;
  /** No PAN was given; by default one was. */
  isWithoutPan?: boolean | undefined;
}

/** The most that a state may levy of professional tax in a year (Constitution of India, article 276(2)). */
const MOST_PROFESSIONAL_TAX_PAISE = 250_000;

/**
 * The old regime's deductions for house rent and the year's professional tax; `months` with this one's rate are this
 * and the unknown ones.
 */
function takenOff(of: SalaryTaxCase, declared: Declared, months: { known: readonly KnownMonth[]; others: number }) {
  const { basicRatePaise = 0, houseRentRatePaise = 0 } = of;
  const year = (name: 'basicPaise' | 'houseRentPaise', now: number) =>
    sumPaise([...months.known.map(({ rate }) => rate?.[name] ?? 0), now * months.others]);
  const taxPaise = sumPaise([
    ...months.known.map(({ professionalTaxPaise = 0 }) => professionalTaxPaise),
    (of.professionalTaxPaise ?? 0) * months.others,
  ]);
  const rentPaise = freeHouseRent({
    basicPaise: year('basicPaise', basicRatePaise),
    houseRentPaise: year('houseRentPaise', houseRentRatePaise),
    rentPaise: declared.rentPaise * (months.known.length + months.others),
    isMetro: declared.isMetro,
  });
  return rentPaise + Math.max(0, Math.min(taxPaise, MOST_PROFESSIONAL_TAX_PAISE));
}

const ofRegime = remembered((rows: readonly SalaryTaxRate[], regime) => rows.filter((row) => row.regime === regime));

/** The rows by the ages from which they are, the highest first. */
const byAge = remembered((rows: readonly SalaryTaxRate[], regime) =>
  [...new Set(ofRegime(rows, regime).map(({ fromAge }) => fromAge))]
    .sort((one, other) => other - one)
    .map((age) => [age, ofRegime(rows, regime).filter(({ fromAge }) => fromAge === age)] as const),
);

/**
 * Whether a person has reached an age by the end of a month's financial year: a birthday on 1 April counts on the day
 * before (circular 28 of 2016).
 */
function hasReached(age: number, bornOn: IsoDate | null, month: string): boolean {
  if (age === 0 || bornOn === null) return age === 0;
  return addDays(addMonths(bornOn, age * 12), -1) <= financialYearBounds(financialYearOf(`${month}-01`)).to;
}

/** The rate by which a month (`YYYY-MM`) is taxed in a regime, of the highest age that was reached: the new one's where the old one has no row. */
export function salaryTaxRateOf(
  { regime, bornOn = null }: { regime: SalaryTaxRate['regime']; bornOn?: IsoDate | null | undefined },
  month: string,
  rows: readonly SalaryTaxRate[],
): SalaryTaxRate | undefined {
  for (const one of [regime, 'New'])
    for (const [age, ofAge] of byAge(rows, one)) {
      const found = hasReached(age, bornOn, month) ? findInForce(ofAge, lastDayOfMonth(month)) : undefined;
      if (found) return found;
    }
  return undefined;
}

/**
 * The tax deducted from a month's (`YYYY-MM`) salary: that of the expected year, with an earlier employer's salary,
 * less deductions so far, over the remaining months, to the nearest rupee. Months without a register count with the
 * rate and their share.
 */
export function salaryTax(
  month: string,
  of: SalaryTaxCase,
  rows: readonly SalaryTaxRate[] = salaryTaxRates,
): SalaryTax {
  const declared = declarationOf(of.declarations ?? [], month);
  const rate = salaryTaxRateOf({ regime: declared?.regime ?? 'New', bornOn: of.bornOn }, month, rows);
  if (!rate) return { salaryTaxPaise: 0, salaryTaxBasePaise: 0 };
  const { basePaise, known, unknown, ahead } = expectedYear(month, of);
  const yearPaise = sumPaise([basePaise, declared?.earlierSalaryPaise ?? 0, declared?.otherIncomePaise ?? 0]);
  const offPaise =
    declared?.regime === 'Old' && rate.regime === 'Old'
      ? sumPaise([
          takenOff(of, declared, { known, others: 1 + unknown + ahead }),
          Math.min(declared.investmentsPaise, rate.investmentsUpToPaise),
          declared.otherDeductionsPaise,
        ])
      : 0;
  const tax = Math.max(
    0,
    taxOfYear(yearPaise, rate, { offPaise, isWithoutPan: of.isWithoutPan ?? false }) - (declared?.earlierTaxPaise ?? 0),
  );
  const share = Math.floor(tax / (known.length + unknown + 1 + ahead));
  const left = tax - sumPaise(known.map((each) => each.salaryTaxPaise)) - unknown * share;
  return {
    salaryTaxPaise: Math.max(0, Math.round(left / (1 + ahead) / 100) * 100),
    salaryTaxBasePaise: yearPaise,
  };
}
