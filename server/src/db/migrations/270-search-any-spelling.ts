import { searchText } from '../searchText';
import { anyTable, type Row } from '../tables';
import type { Migration } from './migration';

/** The searched columns until now, and the additional ones, by table. */
const searched: Readonly<Record<string, readonly string[]>> = {
  centers: [...['client_name', 'center_code', 'center_typ', 'region', 'state', 'city', 'ops_head', 'address']],
  companies: ['name', 'industry', 'email', 'phone', 'gstin', 'contacts.name', 'contacts.phone', 'contacts.email'],
  candidates: ['name', 'email', 'phone', 'position'],
  hr_staff: ['name', 'role', 'email', 'phone'],
  suppliers: ['name', 'company', 'email', 'phone', 'gstin', 'pan'],
  leads: ['mobile', 'name', 'email', 'city', 'message', 'note'],
  invoices: [...['clientName', 'invoiceNo', 'draftNo', 'clientGstin', 'totalPaise', 'notes', 'items.description']],
  credit_notes: ['clientName', 'creditNoteNumber', 'invoiceNo', 'reason', 'amountPaise'],
  debit_notes: ['clientName', 'debitNoteNumber', 'invoiceNo', 'reason', 'amountPaise'],
  payments: ['method', 'reference', 'amountPaise'],
  debits: ['description', 'amountPaise'],
  narrations: ['narration', 'amountPaise'],
};

/** The number of rows read at once. */
const CHUNK = 1_000;

/** Lists and objects before they are serialised as JSON; large numeric columns are returned as text. */
function recordOf(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (column.endsWith('Paise')) return [column, Number(value)];
      if (column === 'contacts' || column === 'items') return [column, JSON.parse(String(value ?? '[]')) as unknown];
      return [column, value];
    }),
  );
}

/**
 * Phone numbers are found in any format, documents by amount, an invoice by the text of its lines: the search index is
 * rebuilt.
 */
export const searchAnySpelling: Migration = {
  name: '270-search-any-spelling',
  async up(tx) {
    for (const [table, names] of Object.entries(searched)) {
      const columns = [...new Set(names.map((name) => name.split('.')[0] ?? name))];
      for (let after = ''; ; ) {
        const rows = await anyTable(tx)
          .selectFrom(table)
          .select(['id', 'search', ...columns])
          .where('id', '>', after)
          .orderBy('id')
          .limit(CHUNK)
          .execute();
        for (const row of rows) {
          const search = searchText(names, recordOf(row));
          if (search === row.search) continue;
          await anyTable(tx).updateTable(table).set({ search }).where('id', '=', String(row.id)).execute();
        }
        if (rows.length < CHUNK) break;
        after = String(rows.at(-1)?.id);
      }
    }
  },
};
