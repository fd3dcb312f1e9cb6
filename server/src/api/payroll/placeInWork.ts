import type { WageLine } from 'shared/domain/wage';
import type { Queries } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { updateRecord } from '../resource/changeRecord';
import { wageLineRecords } from './wageLines';

type Place = Pick<WageLine, 'code' | 'department'>;

/** By what a company knows an employee beside the name, for a wage line; both are empty without an employee. */
export async function placeInWork(db: Queries, employeeId: string): Promise<Place> {
  const found =
    employeeId === ''
      ? undefined
      : await db.selectFrom('employees').select(['code', 'department']).where('id', '=', employeeId).executeTakeFirst();
  return found ?? { code: '', department: '' };
}

/** Puts an employee's new code and department into the lines of open months; paid months stay as they were paid. */
export async function movePlaceInWork(db: Queries, employeeId: string, place: Place, actor: Actor): Promise<void> {
  const open = await db
    .selectFrom('wage_lines')
    .innerJoin('wages', 'wages.id', 'wage_lines.wageId')
    .where('wage_lines.employeeId', '=', employeeId)
    .where('wage_lines.deletedAt', 'is', null)
    .where('wages.deletedAt', 'is', null)
    .where('wages.status', '<>', 'Paid')
    .orderBy('wage_lines.id')
    .select('wage_lines.id')
    .execute();
  const lines: typeof wageLineRecords = { ...wageLineRecords, prepare: () => place };
  for (const { id } of open) await updateRecord(db, lines, id, {}, actor);
}
