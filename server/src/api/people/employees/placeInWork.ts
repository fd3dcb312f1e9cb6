import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { Queries } from '../../../db/tables';

/** An employee's codes and payment method. */
export type Place = Pick<WageLine, 'code' | 'department' | 'paidBy'>;

/** An employee's codes and payment method, for a wage line; without an employee, empty and by bank. */
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
