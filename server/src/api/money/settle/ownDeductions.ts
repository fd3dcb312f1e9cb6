import { sql } from 'kysely';
import type { OwnDeduction } from 'shared/domain/money/settle/matchTaxCredits';
import type { Queries } from '../../../db/tables';
import { entriesOf } from '../../../money/ledger/balances';

/** Client fields from a receipt or a payment's invoice. */
const ofClient = (column: 'companyId' | 'clientName') =>
  sql<string>`coalesce(${sql.ref(`receipts.${column}`)}, ${sql.ref(`invoices.${column}`)})`;

/** All tax withheld by clients, from receipts and from payments entered at an invoice. */
export async function ownDeductions(db: Queries, tax: 'TDS' | 'GST-TDS'): Promise<OwnDeduction[]> {
  const rows = await entriesOf(db, { accounts: [tax === 'TDS' ? 'tdsReceivable' : 'gstTdsReceivable'], isReal: true })
    .leftJoin('every_receipts as receipts', 'receipts.id', 'ledger_entries.source')
    .leftJoin('every_invoices as invoices', 'invoices.id', 'ledger_entries.document')
    .select([ofClient('companyId').as('companyId'), ofClient('clientName').as('clientName')])
    .select('ledger_entries.day as date')
    .select(({ fn }) => fn.sum<number>('ledger_entries.paise').as('taxPaise'))
    .groupBy(['ledger_entries.source', 'ledger_entries.day', ofClient('companyId'), ofClient('clientName')])
    .having(({ fn }) => fn.sum('ledger_entries.paise'), '<>', 0)
    .orderBy('ledger_entries.source')
    .execute();
  return rows.map((row) => ({ ...row, taxPaise: Number(row.taxPaise) }));
}
