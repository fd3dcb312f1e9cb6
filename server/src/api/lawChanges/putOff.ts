import { formatMonth } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { beyondLimitPaise } from 'shared/domain/pay/deductions/deductionLimit';
import type { Queries } from '../../db/tables';
import { readLaw } from '../law/readLaw';
import type { Figured } from './figured';

/** Deductions in unpaid registers that exceed the limit and have to wait. */
export async function putOff(db: Queries, from: IsoDate): Promise<Figured[]> {
  const { limit } = await readLaw(db);
  const rows = await db
    .selectFrom('live_wage_lines as lines')
    .innerJoin('live_wages as wages', 'wages.id', 'lines.wageId')
    .select(['lines.id', 'lines.name', 'wages.month', 'lines.grossPaise', 'lines.pfEmployeePaise'])
    .select(['lines.esiEmployeePaise', 'lines.professionalTaxPaise', 'lines.welfareEmployeePaise'])
    .select(['lines.salaryTaxPaise', 'lines.advancePaise', 'lines.otherDeductionPaise'])
    .where('wages.status', '<>', 'Paid')
    .where('wages.month', '>=', from.slice(0, 7))
    .execute();
  return rows.map(({ id, name, month, ...line }) => ({
    title: `Deductions of ${formatMonth(month)} that must wait`,
    id,
    name,
    figures: { 'Beyond the limit': beyondLimitPaise(line, month, limit) },
  }));
}
