import { sql } from 'kysely';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { PostedSums } from 'shared/domain/money/ledger/trialBalance';
import type { Queries } from '../../db/tables';
import { type Asked, entriesOf } from './balances';

/**
 * What was posted to each account until the end of a period, for its trial balance. A posting that was taken back within the
 * period counts neither as a debit nor as a credit.
 */
export async function postedSums(
  db: Queries,
  { from, to, ...asked }: { from: IsoDate; to: IsoDate } & Pick<Asked, 'isReal'>,
): Promise<PostedSums[]> {
  const year = financialYearBounds(financialYearOf(from)).from;
  const net = entriesOf(db, { ...asked, until: to })
    .select(['ledger_entries.account', 'ledger_entries.source', 'ledger_entries.document', 'ledger_entries.day'])
    .select(({ fn }) => fn.sum<number>('ledger_entries.paise').as('paise'))
    .groupBy(['ledger_entries.account', 'ledger_entries.source', 'ledger_entries.document', 'ledger_entries.day']);
  const sumOf = (when: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(case when ${when} then "paise" end), 0)`;
  const rows = await db
    .selectFrom(net.as('net'))
    .select('account')
    .select([
      sumOf(sql`"day" < ${year}`).as('earlierPaise'),
      sumOf(sql`"day" >= ${year} and "day" < ${from}`).as('beforePaise'),
      sumOf(sql`"day" >= ${from} and "paise" > 0`).as('debitPaise'),
      sumOf(sql`"day" >= ${from} and "paise" < 0`).as('creditPaise'),
    ])
    .groupBy('account')
    .execute();
  return rows.map(({ account, earlierPaise, beforePaise, debitPaise, creditPaise }) => ({
    account,
    earlierPaise: Number(earlierPaise),
    beforePaise: Number(beforePaise),
    debitPaise: Number(debitPaise),
    creditPaise: -Number(creditPaise),
  }));
}
