import { billAnnex } from 'shared/domain/money/bills/billAnnex';
import type { BillShare } from 'shared/domain/money/bills/billShare';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { SheetAnnex } from 'shared/domain/papers/documentSheet';
import { conflict } from '../../../core/errors';
import type { Queries, Tables } from '../../../db/tables';
import type { Change } from '../../records/definition';

/** A billed row, with its share parsed. */
export type BilledRow = Omit<Tables['billed_shares'], 'share'> & { share: BillShare };

/**
 * The amounts billed by an invoice and by the notes of its differences, the invoice's own first. Cancelled invoices
 * too.
 */
export async function billedOf(db: Queries, invoiceId: string): Promise<BilledRow[]> {
  const rows = await db
    .selectFrom('billed_shares')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, paise: Number(row.paise), share: JSON.parse(row.share) as BillShare }));
}

/**
 * The sheet of names and days of an invoice that bills a month; undefined for any other. It stays as issued: later
 * corrections are in notes.
 */
export async function annexOf(db: Queries, invoiceId: string): Promise<SheetAnnex | undefined> {
  const own = (await billedOf(db, invoiceId)).filter(({ noteId }) => noteId === '');
  const [first] = own;
  return first && billAnnex(own, first.month);
}

/**
 * Makes the days of a deleted or cancelled invoice billable again; restoring it takes them back. Throws 409 when
 * another invoice has billed them meanwhile.
 */
export async function settleShares({
  db,
  operation,
  before,
  after,
}: Pick<Change<Invoice>, 'db' | 'operation' | 'before'> & { after: Invoice }): Promise<void> {
  const isOver = operation === 'delete' || (after.status === 'cancelled' && before?.status !== 'cancelled');
  if (!isOver && operation !== 'restore') return;
  if (operation === 'restore') {
    const taken = await db
      .selectFrom('billed_shares as own')
      .innerJoin('billed_shares as other', (join) =>
        join
          .onRef('other.placementId', '=', 'own.placementId')
          .onRef('other.centerId', '=', 'own.centerId')
          .onRef('other.month', '=', 'own.month'),
      )
      .select('other.id')
      .where('own.invoiceId', '=', after.id)
      .where('own.noteId', '=', '')
      .where('other.noteId', '=', '')
      .where('other.releasedAt', 'is', null)
      .executeTakeFirst();
    if (taken) throw conflict('refused', 'Another invoice bills these days by now. Keep that one, or delete it first.');
  }
  await db
    .updateTable('billed_shares')
    .set({ releasedAt: isOver ? new Date().toISOString() : null })
    .where('invoiceId', '=', after.id)
    .execute();
}

/** Reverses what a cancelled note had billed or credited. */
export async function dropSharesOfNote(db: Queries, noteId: string): Promise<void> {
  await db.deleteFrom('billed_shares').where('noteId', '=', noteId).execute();
}
