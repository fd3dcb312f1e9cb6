import { financialYearBounds } from 'shared/domain/dates/financialYear';
import type { Queries } from '../../../db/tables';

/** Bonus paid for a financial year (`2025-26`), by employee; for one employee, or all. */
export async function paidBonus(db: Queries, year: string, employeeId?: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bonus_payment_rows')
    .innerJoin('live_bonus_payments as bonus_payments', 'bonus_payments.id', 'bonus_payment_rows.paymentId')
    .select(['employeeId', 'bonusPaise'])
    .where('bonus_payments.year', '=', year)
    .$if(employeeId !== undefined, (query) => query.where('employeeId', '=', employeeId ?? ''))
    .execute();
  const paid = new Map<string, number>();
  for (const row of rows) paid.set(row.employeeId, (paid.get(row.employeeId) ?? 0) + row.bonusPaise);
  return paid;
}

/** People who left in a financial year with a final settlement, which pays the bonus of that year. */
export async function settledOf(db: Queries, year: string): Promise<Set<string>> {
  const { from, to } = financialYearBounds(year);
  const rows = await db
    .selectFrom('live_settlements')
    .select('employeeId')
    .where('leftOn', '>=', from)
    .where('leftOn', '<=', to)
    .execute();
  return new Set(rows.map((row) => row.employeeId));
}
