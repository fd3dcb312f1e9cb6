import { lastDayOfMonth } from '../dates/dates';
import { type EffectiveDated, findInForce } from '../dates/effectiveDated';
import { sumPaise } from '../text/money';
import { nearestRupeeOf } from '../text/rupees';
import { expectedYear, type YearOfPay } from './expectedYear';

/** The income tax on a year's salary that an employer deducts, month by month. */
export interface SalaryTaxRate extends EffectiveDated {
  standardDeductionPaise: number;
  /** Up to this income there is no tax; above it, never more than what exceeds it. */
  rebateUpToPaise: number;
  /** On the tax. */
  cessPercent: number;
  /** Of the income in each slab, lowest first; the last has no end. */
  slabs: readonly { upToPaise: number | null; percent: number }[];
}

const lakh = 10_000_000;
const slabsOf = (step: readonly (number | null)[], percents: readonly number[]): SalaryTaxRate['slabs'] =>
  percents.map((percent, index) => ({
    upToPaise: (step[index] ?? null) === null ? null : (step[index] ?? 0) * lakh,
    percent,
  }));

/**
 * Income-tax Act 1961, section 115BAC, by the Finance Acts of 2023, 2024 (no. 2) and 2025; from 1 April 2026 sections 202 and 392
 * of the Income-tax Act 2025 with the same figures. The new regime, without surcharge; to be verified by the deployer.
 */
export const salaryTaxRates: readonly SalaryTaxRate[] = [
  {
    from: '2023-04-01',
    standardDeductionPaise: lakh / 2,
    rebateUpToPaise: 7 * lakh,
    cessPercent: 4,
    slabs: slabsOf([3, 6, 9, 12, 15], [0, 5, 10, 15, 20, 30]),
  },
  {
    from: '2024-04-01',
    standardDeductionPaise: 0.75 * lakh,
    rebateUpToPaise: 7 * lakh,
    cessPercent: 4,
    slabs: slabsOf([3, 7, 10, 12, 15], [0, 5, 10, 15, 20, 30]),
  },
  {
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
  /** The year's salary as it is expected, before the standard deduction; 0 where no rates hold. */
  salaryTaxBasePaise: number;
}

/** The tax of a year's salary, in whole rupees (as paise). */
export function taxOfYear(salaryPaise: number, rate: SalaryTaxRate): number {
  const income = Math.max(0, salaryPaise - rate.standardDeductionPaise);
  if (income <= rate.rebateUpToPaise) return 0;
  let [below, tax] = [0, 0];
  for (const { upToPaise, percent } of rate.slabs) {
    const end = Math.min(income, upToPaise ?? income);
    if (end > below) tax += ((end - below) * percent) / 100;
    below = Math.max(below, end);
  }
  const relieved = Math.min(Math.round(tax), income - rate.rebateUpToPaise);
  return nearestRupeeOf(relieved, 100 + rate.cessPercent);
}

/**
 * What is deducted of a month's (`YYYY-MM`) salary: the tax of the expected year, less what was deducted, over the months that
 * remain, to the nearest rupee. Months without a register count with the rate and their share. Nothing is given back.
 */
export function salaryTax(
  month: string,
  of: YearOfPay & { earlier: readonly { month: string; grossPaise: number; salaryTaxPaise: number }[] },
  rows: readonly SalaryTaxRate[] = salaryTaxRates,
): SalaryTax {
  const rate = findInForce(rows, lastDayOfMonth(month));
  if (!rate) return { salaryTaxPaise: 0, salaryTaxBasePaise: 0 };
  const { basePaise, known, unknown, ahead } = expectedYear(month, of);
  const tax = taxOfYear(basePaise, rate);
  const share = Math.floor(tax / (known.length + unknown + 1 + ahead));
  const left = tax - sumPaise(known.map((each) => each.salaryTaxPaise)) - unknown * share;
  return {
    salaryTaxPaise: Math.max(0, Math.round(left / (1 + ahead) / 100) * 100),
    salaryTaxBasePaise: basePaise,
  };
}
