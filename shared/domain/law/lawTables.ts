import { z } from 'zod';
import { type BonusRule, bonusRules } from '../pay/bonus/bonus';
import {
  esiRates,
  type MinimumWage,
  minimumWages,
  overtimeRules,
  type PfAdministrationRate,
  pfAdministrationRates,
  pfRates,
  wageBaseRules,
} from '../pay/deductions/payrollRates';
import { professionalTaxRates } from '../pay/deductions/professionalTaxRates';
import { salaryTaxRates } from '../pay/deductions/salaryTax';
import { welfareFundRates } from '../pay/deductions/welfareFund';
import { type LeaveRule, leaveRules } from '../pay/leave/leave';
import { type GratuityRule, gratuityRules } from '../pay/leaving/gratuity';
import type { PayrollTables } from '../pay/wages/payroll';
import type { LawRow } from './lawRow';
import { lawValues } from './lawValues';
import { type LegalLimit, releasedLimits } from './limitOn';

/** All rates that payroll uses. */
export type LawTables = Required<PayrollTables> & {
  pfAdministration: readonly PfAdministrationRate[];
  minimumWage: readonly MinimumWage[];
  leave: readonly LeaveRule[];
  bonus: readonly BonusRule[];
  gratuity: readonly GratuityRule[];
  limit: readonly LegalLimit[];
};

const from = { from: z.string(), source: z.string().optional() };

/** The same in the API's responses. */
export const lawTables = z.object({
  wageBase: z.array(lawValues['wage-base'].extend(from)),
  pf: z.array(lawValues.pf.extend(from)),
  pfAdministration: z.array(lawValues['pf-administration'].extend(from)),
  esi: z.array(lawValues.esi.extend(from)),
  overtime: z.array(lawValues.overtime.extend(from)),
  professionalTax: z.array(lawValues['professional-tax'].extend({ ...from, state: z.string() })),
  welfareFund: z.array(lawValues['welfare-fund'].extend({ ...from, state: z.string() })),
  salaryTax: z.array(lawValues['salary-tax'].extend(from)),
  minimumWage: z.array(lawValues['minimum-wage'].extend({ ...from, state: z.string() })),
  leave: z.array(lawValues.leave.extend(from)),
  bonus: z.array(lawValues.bonus.extend(from)),
  gratuity: z.array(lawValues.gratuity.extend(from)),
  limit: z.array(lawValues.limit.extend(from)),
});

/** The tables shipped with this release; the database starts with them. */
export const releasedTables: LawTables = {
  wageBase: wageBaseRules,
  pf: pfRates,
  pfAdministration: pfAdministrationRates,
  esi: esiRates,
  overtime: overtimeRules,
  professionalTax: professionalTaxRates,
  welfareFund: welfareFundRates,
  salaryTax: salaryTaxRates,
  minimumWage: minimumWages,
  leave: leaveRules,
  bonus: bonusRules,
  gratuity: gratuityRules,
  limit: releasedLimits,
};

type Row = Pick<LawRow, 'kind' | 'state' | 'from' | 'value' | 'source'>;

/** Tables by kind: `gstRate` has the rows of `gst-rate`. */
export function tablesBy<S extends z.ZodObject>(schema: S, rows: readonly Row[]): z.output<S> {
  const kindOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const tables = Object.keys(schema.shape).map((name) => [
    name,
    rows
      .filter(({ kind }) => kind === kindOf(name))
      .map(({ from, state, source, value }) => ({ ...value, from, state, source })),
  ]);
  return schema.parse(Object.fromEntries(tables));
}

/** Builds the tables from rows. */
export const tablesOf = (rows: readonly Row[]): LawTables => tablesBy(lawTables, rows);
