import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { PaymentInput } from 'shared/domain/invoicing/payment';
import type { Receipt } from 'shared/domain/invoicing/receipt';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { createRecords, deleteRecord, updateRecord } from '../resource/changeRecord';
import { receiptPayments } from './payments';

/** The payments that a receipt has made. */
export async function paymentsOfReceipt(db: Queries, receiptId: string) {
  return db
    .selectFrom('live_payments')
    .select(['id', 'invoiceId', 'method', 'amountPaise'])
    .where('receiptId', '=', receiptId)
    .orderBy('id')
    .execute();
}

/** The payments of taxes kept back; all others are the money. */
const kept = ['TDS', 'GST-TDS'] as const;

/** What a receipt settles, as payments: the money and each tax kept back of each line; on its own day, or the invoice's where that is later. */
async function wanted(db: Queries, receipt: Receipt): Promise<PaymentInput[]> {
  if (receipt.lines.length === 0) return [];
  const ids = receipt.lines.map(({ invoiceId }) => invoiceId);
  const dates = await db.selectFrom('every_invoices').select(['id', 'date']).where('id', 'in', ids).execute();
  const dayOf = (id: string): IsoDate => {
    const billed = dates.find((invoice) => invoice.id === id)?.date ?? receipt.date;
    return billed > receipt.date ? billed : receipt.date;
  };
  const { method, reference } = receipt;
  return receipt.lines
    .flatMap(({ invoiceId, amountPaise, tdsPaise, gstTdsPaise }) => {
      const common = { invoiceId, date: dayOf(invoiceId), reference };
      return [
        { ...common, amountPaise, method: method as PaymentInput['method'] },
        { ...common, amountPaise: tdsPaise, method: kept[0] },
        { ...common, amountPaise: gstTdsPaise, method: kept[1] },
      ];
    })
    .filter((payment) => payment.amountPaise > 0);
}

/**
 * Makes the payments of a receipt those that its lines ask for, in the transaction that changes it: what goes or shrinks
 * first, so that no invoice is paid too much on the way.
 */
export async function writeReceiptPayments(db: Queries, receipt: Receipt, actor: Actor): Promise<void> {
  const stored = await paymentsOfReceipt(db, receipt.id);
  const payments = await wanted(db, receipt);
  const isOne = (a: { invoiceId: string; method: string }, b: { invoiceId: string; method: string }) =>
    a.invoiceId === b.invoiceId && kept.every((method) => (a.method === method) === (b.method === method));
  for (const { id, ...payment } of stored)
    if (!payments.some((other) => isOne(other, payment))) await deleteRecord(db, receiptPayments, id, actor);
  const staying = payments.flatMap((payment) => {
    const before = stored.find((other) => isOne(other, payment));
    return before ? [{ payment, before }] : [];
  });
  const growth = ({ payment, before }: (typeof staying)[number]) => payment.amountPaise - before.amountPaise;
  for (const { payment, before } of staying.toSorted((a, b) => growth(a) - growth(b)))
    await updateRecord(db, receiptPayments, before.id, payment, actor);
  const added = payments.filter((payment) => !stored.some((other) => isOne(other, payment)));
  await createRecords(db, receiptPayments, added, actor, { receiptId: receipt.id });
}
