import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import type { Queries } from '../../../db/tables';

/** People of a register paid in cash or by cheque, and so in no bank's file. */
export const readPaidOtherwise = (db: Queries, wageId: string): Promise<WageRun['paidOtherwise']> =>
  db
    .selectFrom('live_wage_lines')
    .select(['employeeId', 'name', 'paidBy', 'netPaise'])
    .where('wageId', '=', wageId)
    .where('paidBy', '<>', 'Bank')
    .where('netPaise', '>', 0)
    .orderBy('name')
    .execute();
