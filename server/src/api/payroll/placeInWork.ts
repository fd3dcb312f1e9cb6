import type { WageLine } from 'shared/domain/payroll/wage';
import type { Queries } from '../../db/tables';

/** What an employee is known by beside the name. */
export type Place = Pick<WageLine, 'code' | 'department'>;

/** By what a company knows an employee beside the name, for a wage line; both are empty without an employee. */
export async function placeInWork(db: Queries, employeeId: string): Promise<Place> {
  const found =
    employeeId === ''
      ? undefined
      : await db.selectFrom('employees').select(['code', 'department']).where('id', '=', employeeId).executeTakeFirst();
  return found ?? { code: '', department: '' };
}
