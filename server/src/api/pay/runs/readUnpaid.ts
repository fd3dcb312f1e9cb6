import type { WageRun } from 'shared/domain/pay/runs/wageRun';
import type { PaymentWay } from 'shared/domain/pay/wages/paymentWay';
import { formatRupees } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { worksIn } from '../../work/month/worksIn';

/** Why a line's net can't be paid, or undefined. */
function reasonOf(netPaise: number, paidBy: PaymentWay, bankAccount: string | null): string | undefined {
  if (netPaise < 0) return `Deductions are ${formatRupees(-netPaise)} more than the wages.`;
  if (netPaise === 0) return 'Nothing is left to pay.';
  return paidBy === 'Bank' && (bankAccount === '' || bankAccount === null)
    ? 'No bank account. Enter it, or pay in cash or by cheque.'
    : undefined;
}

/** People not paid for a month by its register, and why: no line, no bank account, or nothing due. */
export async function readUnpaid(
  db: Queries,
  { wageId, month, isSample }: { wageId: string; month: string; isSample: boolean },
): Promise<WageRun['unpaid']> {
  const lines = await db
    .selectFrom('live_wage_lines as wage_lines')
    .leftJoin('every_employees as employees', 'employees.id', 'wage_lines.employeeId')
    .select(['wage_lines.employeeId', 'wage_lines.name', 'wage_lines.netPaise'])
    .select(['wage_lines.paidBy', 'employees.bankAccount'])
    .where('wage_lines.wageId', '=', wageId)
    .orderBy('wage_lines.name')
    .execute();
  const placed = await db
    .selectFrom('live_placements as placements')
    .innerJoin('every_employees as employees', 'employees.id', 'placements.employeeId')
    .select(['employees.id', 'employees.name'])
    .distinct()
    .where('placements.isSample', '=', Number(isSample))
    .where(worksIn(month))
    .orderBy('employees.name')
    .execute();
  const inRegister = new Set(lines.map(({ employeeId }) => employeeId));
  return [
    ...lines.flatMap(({ bankAccount, paidBy, ...line }) => {
      const reason = reasonOf(line.netPaise, paidBy, bankAccount);
      return reason === undefined ? [] : [{ ...line, reason }];
    }),
    ...placed
      .filter(({ id }) => !inRegister.has(id))
      .map(({ id, name }) => ({ employeeId: id, name, reason: 'Left out of the register.', netPaise: 0 })),
  ];
}
