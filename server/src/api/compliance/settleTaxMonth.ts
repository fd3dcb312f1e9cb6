import { sumPaise } from 'shared/domain/text/money';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { readKept } from '../../money/books/readKept';
import { readOwedDeposits } from '../pay/wages/readOwedDeposits';
import { settleDeposit } from './settleDeposit';

/** The rule of the due. */
export const TAX_DEPOSIT = 'tds-deposit';

/**
 * Marks the deposit of a month's tax (`YYYY-MM`) as paid once the challans on record cover all tax withheld from
 * suppliers in it, unless salaries of the month have tax too. Call it in the transaction that stores a challan.
 */
export async function settleTaxMonth(tx: Queries, month: string, actor: Actor): Promise<void> {
  const challans = await tx
    .selectFrom('live_tax_challans')
    .select(['serial', 'paidOn', 'taxPaise'])
    .where('month', '=', month)
    .orderBy('paidOn')
    .execute();
  const due = { ruleId: TAX_DEPOSIT, period: month };
  const owed = await readOwedDeposits(tx, [due]);
  if ((owed(due) ?? 0) > 0) return;
  const bills = await tx
    .selectFrom('live_purchases')
    .select('supplierId')
    .distinct()
    .where('nature', '<>', '')
    .execute();
  const { kept } = await readKept(
    tx,
    bills.map(({ supplierId }) => supplierId),
  );
  const own = [...kept.values()].filter(({ deductedOn }) => deductedOn.startsWith(month));
  const paidPaise = sumPaise(challans.map(({ taxPaise }) => taxPaise));
  const last = challans.at(-1);
  if (!last || own.length === 0 || paidPaise < sumPaise(own.map(({ taxPaise }) => taxPaise))) return;
  const reference = challans.map(({ serial }) => serial).join(', ');
  await settleDeposit(tx, { ...due, paidOn: last.paidOn, reference, paidPaise }, actor);
}
