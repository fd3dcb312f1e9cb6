import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { wageLineRecords } from '../../pay/wages/wageLines';
import { updateRecord } from '../../records/changes/changeRecord';
import type { Place } from './placeInWork';

/**
 * Copies an employee's new code, department and payment method to the lines of open months; paid months stay as paid.
 */
export async function movePlaceInWork(db: Queries, employeeId: string, place: Place, actor: Actor): Promise<void> {
  const open = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .where('wage_lines.employeeId', '=', employeeId)
    .where('wages.status', '<>', 'Paid')
    .orderBy('wage_lines.id')
    .select('wage_lines.id')
    .execute();
  const lines: typeof wageLineRecords = { ...wageLineRecords, prepare: () => place };
  for (const { id } of open) await updateRecord(db, lines, id, {}, actor);
}
