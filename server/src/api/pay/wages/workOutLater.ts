import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { Queries } from '../../../db/tables';
import { updateRecord } from '../../records/changes/changeRecord';
import { lockOpenRegister } from './lockRegister';
import type { WorkOut } from './workOutRegister';

/**
 * Recalculates employees' lines of later months in the financial year, with `isFrom` also of this month, oldest first,
 * because a month's rate and wages decide their ESI and professional tax. Paid months stay as paid. Throws 409 when one
 * is paid at the same time.
 */
export async function workOutLater(
  db: Queries,
  { employeeIds, month, isFrom = false }: { employeeIds: readonly string[]; month: string; isFrom?: boolean },
  { lines, actor }: WorkOut,
): Promise<void> {
  const employees = employeeIds.filter((id) => id !== '');
  if (employees.length === 0) return;
  const { to } = financialYearBounds(financialYearOf(`${month}-01`));
  const later = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .where('wage_lines.employeeId', 'in', employees)
    .where('wages.status', '<>', 'Paid')
    .where('wages.month', isFrom ? '>=' : '>', month)
    .where('wages.month', '<=', to.slice(0, 7))
    .orderBy('wages.month')
    .orderBy('wage_lines.id')
    .select(['wage_lines.id', 'wage_lines.wageId'])
    .execute();
  for (const wageId of new Set(later.map((line) => line.wageId))) {
    for (const line of later) if (line.wageId === wageId) await updateRecord(db, lines, line.id, {}, actor);
    await lockOpenRegister(db, wageId);
  }
}
