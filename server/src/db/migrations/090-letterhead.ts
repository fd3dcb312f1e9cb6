import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { sampleLetterhead } from 'shared/domain/letterhead/companyLetterhead';
import { DEFAULT_UNIT } from 'shared/domain/money/documents/units';
import { anyTable, type Tables } from '../tables';
import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

const CHUNK = 1000;

interface Item {
  id: string;
  description: string;
  sac: string;
  quantity: number;
  pricePaise: number;
}

/** Adds the field `unit` to all invoice lines: the usual one on drafts, empty on issued invoices without one. */
async function addUnits(tx: Transaction<Tables>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await anyTable(tx)
      .selectFrom('invoices')
      .select(['id', 'items', 'status'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    for (const { id, items, status } of rows) {
      const unit = status === 'draft' ? DEFAULT_UNIT : '';
      const lines = (JSON.parse(String(items)) as Item[]).map(({ pricePaise, ...line }) => ({
        ...line,
        unit,
        pricePaise,
      }));
      if (lines.length > 0)
        await anyTable(tx)
          .updateTable('invoices')
          .set({ items: JSON.stringify(lines) })
          .where('id', '=', id as string)
          .execute();
    }
    if (rows.length < CHUNK) return;
    last = String(rows.at(-1)?.id);
  }
}

/** The company's details on its documents, and on every document its details on the day of issue. */
export const letterhead: Migration = {
  name: '090-letterhead',
  async up(tx) {
    const fields = [
      'name',
      'address',
      'state',
      'pin',
      'gstin',
      'cin',
      'email',
      'phone',
      'bankName',
      'bankAccount',
      'bankIfsc',
      'upi',
      'terms',
      'signatory',
    ];
    await createResourceTable(tx, 'letterhead', {
      columns: Object.fromEntries(fields.map((field) => [field, 'text' as const])),
    });
    await addColumns(tx, 'invoices', { letterhead: 'json', taxTreatment: 'text' });
    await sql`update "invoices" set "taxTreatment" = 'taxable'`.execute(tx);
    await addUnits(tx);
    for (const table of ['credit_notes', 'debit_notes']) await addColumns(tx, table, { letterhead: 'json' });
    const sample = JSON.stringify(sampleLetterhead());
    for (const table of ['invoices', 'credit_notes', 'debit_notes']) {
      await sql`update ${sql.table(table)} set "letterhead" = ${sample} where "id" in (select "recordId" from "audit"
        where "resource" = ${table} and "action" = 'create' and "accountId" = '' and "by" = 'Sample data' and ("resource" <> 'invoices' or "changes" like '%"issuedAt":%'))`.execute(
        tx,
      );
    }
  },
};
