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

/** All that payroll is worked out with. */
export type LawTables = Required<PayrollTables> & {
  pfAdministration: readonly PfAdministrationRate[];
  minimumWage: readonly MinimumWage[];
  leave: readonly LeaveRule[];
  bonus: readonly BonusRule[];
  gratuity: readonly GratuityRule[];
};

const from = { from: z.string(), source: z.string().optional() };

/** The same as the API answers it. */
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
});

/** The tables that this release came with; the database begins with them. */
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
};

type Row = Pick<LawRow, 'kind' | 'state' | 'from' | 'value' | 'source'>;

const read = <S extends z.ZodObject>(rows: readonly Row[], kind: Row['kind'], schema: S) =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ from, state, source, value }) => schema.parse({ ...value, from, state, source }));

/** The tables that rows make up. */
export function tablesOf(rows: readonly Row[]): LawTables {
  const { shape } = lawTables;
  return {
    wageBase: read(rows, 'wage-base', shape.wageBase.element),
    pf: read(rows, 'pf', shape.pf.element),
    pfAdministration: read(rows, 'pf-administration', shape.pfAdministration.element),
    esi: read(rows, 'esi', shape.esi.element),
    overtime: read(rows, 'overtime', shape.overtime.element),
    professionalTax: read(rows, 'professional-tax', shape.professionalTax.element),
    welfareFund: read(rows, 'welfare-fund', shape.welfareFund.element),
    salaryTax: read(rows, 'salary-tax', shape.salaryTax.element),
    minimumWage: read(rows, 'minimum-wage', shape.minimumWage.element),
    leave: read(rows, 'leave', shape.leave.element),
    bonus: read(rows, 'bonus', shape.bonus.element),
    gratuity: read(rows, 'gratuity', shape.gratuity.element),
  };
}
