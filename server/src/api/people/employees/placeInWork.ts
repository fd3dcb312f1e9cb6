import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { Queries } from '../../../db/tables';

/** An employee's codes and way of payment. */
export type Place = Pick<WageLine, 'code' | 'department' | 'paidBy'>;

/** An employee's codes and way of payment, for a wage line; without an employee empty, and by bank. */
export async function placeInWork(db: Queries, employeeId: string): Promise<Place> {
  const found =
    employeeId === ''
      ? undefined
      : await db
          .selectFrom('every_employees')
          .select(['code', 'department', 'paidBy'])
          .where('id', '=', employeeId)
          .executeTakeFirst();
  return found ?? { code: '', department: '', paidBy: 'Bank' };
}
