import { sql } from 'kysely';
import { type ColumnType, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'text' as ColumnType]));
const amounts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'integer' as ColumnType]));
const noteColumns = {
  ...texts('invoiceId', 'date'),
  amountPaise: 'integer',
  ...texts('reason', 'clientName', 'invoiceNo', 'financialYear'),
  cancelledAt: 'text?',
} satisfies Record<string, ColumnType>;

/** Invoices with payments and notes, number counters, suppliers, and the account's two ledgers. */
export const invoicing: Migration = {
  name: '030-invoicing',
  async up(tx) {
    await createResourceTable(tx, 'invoices', {
      columns: {
        ...texts(
          'invoiceNo',
          'draftNo',
          'clientName',
          'companyId',
          'clientGstin',
          'clientState',
          'clientAddress',
          'clientEmail',
        ),
        sez: 'boolean',
        date: 'text?',
        dueDate: 'text?',
        items: 'json',
        taxPercent: 'real',
        ...texts('notes', 'status', 'standing', 'lateAfter', 'placeOfSupply', 'financialYear'),
        linePaise: 'json',
        taxLines: 'json',
        ...amounts(
          'subtotalPaise',
          'taxPaise',
          'roundOffPaise',
          'totalPaise',
          'paidPaise',
          'creditedPaise',
          'debitedPaise',
          'balancePaise',
        ),
        issuedAt: 'text?',
        cancelledAt: 'text?',
      },
      indexes: [
        'clientName',
        'invoiceNo',
        'date',
        'dueDate',
        'status',
        'standing',
        'lateAfter',
        'totalPaise',
        'balancePaise',
        'companyId',
      ],
    });
    await sql`create unique index "invoices_draft_once" on "invoices" ("draftNo") where "draftNo" <> '' and "deletedAt" is null`.execute(
      tx,
    );
    await sql`create unique index "invoices_number_once" on "invoices" ("invoiceNo") where "issuedAt" is not null`.execute(
      tx,
    );
    await sql`create index "invoices_open" on "invoices" ("standing", "lateAfter", "id", "balancePaise", "totalPaise") where "deletedAt" is null`.execute(
      tx,
    );
    await sql`create index "invoices_day" on "invoices" ("date", "id", "status", "totalPaise") where "deletedAt" is null`.execute(
      tx,
    );
    await tx.schema
      .createTable('document_series')
      .addColumn('series', 'text', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    for (const kind of ['credit', 'debit']) {
      const [table, number] = [`${kind}_notes`, `${kind}NoteNumber`];
      await createResourceTable(tx, table, {
        columns: { ...texts(number), ...noteColumns },
        indexes: [number, 'invoiceId', 'clientName', 'date', 'amountPaise'],
      });
      await sql`create unique index ${sql.ref(`${table}_number_once`)} on ${sql.table(table)} ("financialYear", ${sql.ref(number)})`.execute(
        tx,
      );
    }
    await createResourceTable(tx, 'payments', {
      columns: { ...texts('invoiceId', 'date', 'method', 'reference'), amountPaise: 'integer' },
      indexes: ['invoiceId', 'date'],
    });
    await createResourceTable(tx, 'suppliers', {
      columns: texts('name', 'email', 'phone', 'company', 'status', 'gstin', 'pan'),
      indexes: ['name', 'company', 'status'],
    });
    await createResourceTable(tx, 'debits', {
      columns: { description: 'text', amountPaise: 'integer', date: 'text' },
      indexes: ['date', 'amountPaise'],
    });
    await createResourceTable(tx, 'narrations', {
      columns: { narration: 'text', amountPaise: 'integer', type: 'text', date: 'text' },
      indexes: ['date', 'amountPaise', 'type'],
    });
  },
};
