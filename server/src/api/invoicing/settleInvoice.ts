import { anyTable, type Queries } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { updateRecord } from '../resource/changeRecord';
import { invoices } from './invoices';

async function sumOf(tx: Queries, table: string, invoiceId: string): Promise<number> {
  let query = anyTable(tx).selectFrom(table).where('invoiceId', '=', invoiceId).where('deletedAt', 'is', null);
  if (table !== 'payments') query = query.where('cancelledAt', 'is', null);
  const row = await query
    .select((select) => select.fn.sum<number | null>('amountPaise').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(row.sum ?? 0);
}

/** Adds up an invoice's payments and notes again, after one of them changed; call it in the same transaction. */
export async function settleInvoice(tx: Queries, invoiceId: string, actor: Actor): Promise<void> {
  const [paidPaise, creditedPaise, debitedPaise] = [
    await sumOf(tx, 'payments', invoiceId),
    await sumOf(tx, 'credit_notes', invoiceId),
    await sumOf(tx, 'debit_notes', invoiceId),
  ];
  await updateRecord(tx, invoices, invoiceId, {}, actor, { paidPaise, creditedPaise, debitedPaise });
}
