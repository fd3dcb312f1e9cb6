import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { BookEntry } from 'shared/domain/money/ledger/tallyFile';
import type { Queries } from '../../../db/tables';
import { entriesOf } from '../../../money/ledger/balances';

/**
 * The entries of a period, a day at a time, with the names of clients and suppliers and the numbers of documents.
 * `isReal`: whether samples are left out.
 */
export async function* readBookEntries(
  db: Queries,
  { from, to, isReal }: { from: IsoDate; to: IsoDate; isReal: boolean },
): AsyncGenerator<BookEntry[]> {
  const days = await entriesOf(db, { until: to, isReal })
    .where('ledger_entries.day', '>=', from)
    .select('ledger_entries.day')
    .distinct()
    .orderBy('ledger_entries.day')
    .execute();
  for (const { day } of days) {
    const rows = await entriesOf(db, { isReal })
      .where('ledger_entries.day', '=', day)
      .leftJoin('every_companies as companies', 'companies.id', 'ledger_entries.party')
      .leftJoin('every_suppliers as suppliers', 'suppliers.id', 'ledger_entries.party')
      .leftJoin('every_invoices as invoices', 'invoices.id', 'ledger_entries.document')
      .leftJoin('every_receipts as receipts', 'receipts.id', 'ledger_entries.document')
      .leftJoin('every_credit_notes as credits', 'credits.id', 'ledger_entries.source')
      .leftJoin('every_debit_notes as debits', 'debits.id', 'ledger_entries.source')
      .leftJoin('every_purchases as purchases', 'purchases.id', 'ledger_entries.document')
      .select(['posting', 'sourceKind', 'day', 'account', 'paise', 'documentKind', 'document'])
      .select(({ fn, ref, val }) => [
        fn
          .coalesce(
            ref('companies.name'),
            ref('suppliers.name'),
            ref('invoices.clientName'),
            ref('receipts.clientName'),
            val(''),
          )
          .as('party'),
        fn
          .coalesce(
            ref('credits.creditNoteNumber'),
            ref('debits.debitNoteNumber'),
            ref('invoices.invoiceNo'),
            ref('purchases.number'),
            val(''),
          )
          .as('number'),
      ])
      .orderBy('posting')
      .orderBy('place')
      .execute();
    yield rows.map(({ documentKind, document, paise, number, ...row }) => ({
      ...row,
      paise: Number(paise),
      number: documentKind === 'periods' ? document : number,
    }));
  }
}
