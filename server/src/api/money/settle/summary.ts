import { sql } from 'kysely';
import { lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { overdueAges } from 'shared/domain/money/documents/invoiceStatus';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import type { Resource } from '../../records/definition';
import { figureOf } from '../../records/lists/figureOf';
import { samplesIn, viewOf, withoutSamples } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { invoices } from '../documents/invoices';
import { payments } from './payments';
import { receipts } from './receipts';

/**
 * The state of invoicing today: each figure is a list's own count, with the filters that show it. Billed is everything
 * issued this month except cancelled invoices; received, this month's receipts and separate payments, has no list.
 * Everything within the account's reach; samples count only while there is nothing else.
 */
export async function invoicingSummary(db: Queries, account: Pick<GrantedAccount, 'granted' | 'reach'>) {
  const own = scopeToClient(invoices, account);
  const now = today();
  const month = now.slice(0, 7);
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  const samples = await samplesIn(db, [invoices, payments, receipts]);
  const only = samples === 'beside' ? withoutSamples(invoices) : {};
  const listed = (sum: string, query: Record<string, string>) =>
    figureOf(db, { definition: own, query: { ...query, ...only }, sum });
  const received = async (table: 'payments' | 'receipts') => {
    const { within } = scopeToClient<Resource>(table === 'payments' ? payments : receipts, account);
    const row = await db
      .selectFrom(`${viewOf(samples)}_${table}` as const)
      .where('date', '>=', first)
      .where('date', '<=', last)
      .where(within ?? sql<boolean>`1 = 1`)
      .select([
        sql<number>`count(*)`.as('count'),
        sql<
          number | null
        >`sum(${sql.raw(table === 'payments' ? '"amountPaise"' : '"amountPaise" + "tdsPaise" + "gstTdsPaise"')})`.as(
          'sum',
        ),
      ])
      .executeTakeFirstOrThrow();
    return { count: Number(row.count), amountPaise: Number(row.sum ?? 0) };
  };
  const [single, whole] = [await received('payments'), await received('receipts')];
  return {
    month,
    isSample: samples === 'only',
    drafts: await listed('totalPaise', { shown: 'Draft' }),
    outstanding: await listed('balancePaise', { shown: 'Outstanding' }),
    overdue: await listed('balancePaise', { shown: 'Overdue' }),
    billed: await listed('totalPaise', { shown: 'Issued', 'date.from': first, 'date.to': last }),
    received: { count: single.count + whole.count, amountPaise: single.amountPaise + whole.amountPaise },
    ageing: await Promise.all(
      overdueAges.map(async ({ label, shown }) => ({ label, ...(await listed('balancePaise', { shown })) })),
    ),
  };
}
