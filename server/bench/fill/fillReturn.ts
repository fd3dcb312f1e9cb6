import { REGISTRATION, storeDocuments } from '../../src/api/money/returns/storedDocuments.fixture';
import type { Db } from '../../src/db/tables';

/** A month (`YYYY-MM`) of this many invoices and notes of every kind, under the company's own GSTIN. */
export async function fillReturn(db: Db, month: string, documents: number): Promise<void> {
  const known = { since: '2017-07-01', until: null, filings: null, eInvoicesFrom: null, eInvoiceKey: '' };
  await db
    .insertInto('registrations')
    .values({ gstin: REGISTRATION, ...known })
    .execute();
  await storeDocuments(db, month, documents);
}
