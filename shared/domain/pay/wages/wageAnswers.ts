import { z } from 'zod';
import { declared } from '../../people/employees/taxDeclaration';
import { monthOfArrears } from './arrears';

const paise = z.number().int();

/** A register's lines added up, in paise. */
export const wageSums = z.object({
  employees: z.number().int(),
  grossPaise: paise,
  pfWagePaise: paise,
  pfEmployeePaise: paise,
  /** The employer's contribution to the fund, without the pension part. */
  pfEmployerPaise: paise,
  /** The pension part of the employer's contribution. */
  pensionPaise: paise,
  /** The employer's contribution to the deposit-linked insurance (EDLI); of the register, rounded once. */
  insurancePaise: paise,
  /** The sum of the lines' shares, each rounded. */
  insuranceSharesPaise: paise,
  esiEmployeePaise: paise,
  esiEmployerPaise: paise,
  /** Below 0 when the year's last month gives back. */
  professionalTaxPaise: paise,
  /** The states of work (GST codes, empty where none is chosen) of lines for which no rates of professional tax were on record: nothing is deducted for them. */
  statesWithoutTaxRates: z.array(z.object({ state: z.string(), lines: z.number().int() })).readonly(),
  welfareEmployeePaise: paise,
  welfareEmployerPaise: paise,
  /** The tax on salaries (TDS). */
  salaryTaxPaise: paise,
  /** Advances and other deductions together. */
  keptBackPaise: paise,
  /** The same as `statesWithoutTaxRates`, of the labour welfare fund. */
  statesWithoutFundRates: z.array(z.object({ state: z.string(), lines: z.number().int() })).readonly(),
  /** What the employees receive. */
  netPaise: paise,
  /** What the employer pays for the administration of the fund; of the register, not of its lines. */
  administrationPaise: paise,
});
export type WageSums = z.infer<typeof wageSums>;

/** A register's sums, null while it has no lines. */
export const registerSums = z.object({
  sums: wageSums.nullable(),
  /** It is not paid, and was worked out by other rows of the law than there are now. */
  isOutdated: z.boolean(),
});
export type RegisterSums = z.infer<typeof registerSums>;

/** An employee's facts apart from the line that is worked out. */
export const payHistory = z.object({
  bornOn: z.string().nullable(),
  joinedOn: z.string().nullable(),
  leftOn: z.string().nullable(),
  /** The lines of earlier months of the same financial year, in any order. */
  earlier: z
    .array(
      z.object({
        /** `YYYY-MM`. */
        month: z.string(),
        /** The GST code of the state of work. */
        workState: z.string(),
        /** The rate of pay for the whole month. */
        rate: z.object({ basicPaise: paise, houseRentPaise: paise, conveyancePaise: paise, grossPaise: paise }),
        grossPaise: paise,
        professionalTaxPaise: paise,
        salaryTaxPaise: paise,
      }),
    )
    .readonly(),
  /** What of the line is arrears of earlier months; absent where nothing is. */
  arrears: z.array(monthOfArrears).readonly().optional(),
  /** What was declared for the tax of the financial year, in any order; absent where nothing was. */
  declarations: z.array(declared).readonly().optional(),
  /** No PAN was given: where there is tax on the salary, the higher rate holds. Absent of a line without an employee. */
  isWithoutPan: z.boolean().optional(),
});
export type PayHistory = z.infer<typeof payHistory>;
