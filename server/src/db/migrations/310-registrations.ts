import { sql, type Transaction } from 'kysely';
import { GST_BEGAN } from 'shared/domain/letterhead/letterhead';
import { anyTable, type Tables } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

type Tx = Transaction<Tables>;

const documents = ['invoices', 'credit_notes', 'debit_notes'] as const;
const SETTINGS = 'compliance:settings';

/** The registration's details in the letterhead; null while its GSTIN is unknown. */
async function ofLetterhead(tx: Tx): Promise<{ gstin: string; registeredOn: string | null }> {
  const row = await anyTable(tx)
    .selectFrom('letterhead')
    .select(['gstin', 'registeredOn'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return { gstin: String(row?.gstin ?? ''), registeredOn: (row?.registeredOn ?? null) as string | null };
}

/** Sets the GSTIN of each issued document from its letterhead, or the company's current one. */
async function giveDocuments(tx: Tx, current: string): Promise<void> {
  for (const table of documents) {
    const isIssued = table === 'invoices' ? sql`and "issuedAt" is not null` : sql``;
    await sql`update ${sql.table(table)} set "registration" = ${current} where "isSample" = 0 ${isIssued}`.execute(tx);
    const named = await sql<{ letterhead: string }>`select distinct "letterhead" from ${sql.table(table)}
      where "isSample" = 0 ${isIssued} and "letterhead" is not null and "letterhead" <> 'null'`.execute(tx);
    for (const { letterhead } of named.rows) {
      const { gstin = '' } = JSON.parse(letterhead) as { gstin?: string };
      if (gstin === '' || gstin === current) continue;
      await sql`update ${sql.table(table)} set "registration" = ${gstin}
        where "isSample" = 0 ${isIssued} and "letterhead" = ${letterhead}`.execute(tx);
    }
  }
  // A note belongs to its invoice's registration.
  for (const notes of ['credit_notes', 'debit_notes'])
    await sql`update ${sql.table(notes)} set "registration" = coalesce((select "registration" from "invoices" where "invoices"."id" = "invoiceId"), "registration")
      where "isSample" = 0`.execute(tx);
}

/** The registrations with issued documents, and the date of the last one; the letterhead's is one of them. */
async function registrationsOf(tx: Tx, current: string): Promise<Map<string, string>> {
  const lastDays = new Map<string, string>(current === '' ? [] : [[current, '']]);
  for (const table of documents) {
    const rows = await anyTable(tx)
      .selectFrom(table)
      .select((select) => ['registration', select.fn.max('createdAt').as('last')])
      .where('registration', '<>', '')
      .groupBy('registration')
      .execute();
    for (const { registration, last } of rows) {
      const [gstin, day] = [String(registration), String(last).slice(0, 10)];
      if ((lastDays.get(gstin) ?? '') < day) lastDays.set(gstin, day);
    }
  }
  return lastDays;
}

/**
 * Documents, their series and the returns belong to a registration, identified by a GSTIN of the company's letterhead:
 * two registrations may have the same numbers. Existing documents belong to the one on their letterhead, returns to the
 * letterhead's; each series continues from the shared one. A series stores its first number, which the owner may
 * choose.
 */
export const registrations: Migration = {
  name: '310-registrations',
  async up(tx) {
    await tx.schema
      .createTable('registrations')
      .addColumn('gstin', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('filings', 'text')
      .execute();
    for (const table of [...documents, 'obligations']) await addColumns(tx, table, { registration: 'text' });
    const { gstin: current, registeredOn } = await ofLetterhead(tx);
    await giveDocuments(tx, current);
    await sql`update "obligations" set "registration" = ${current} where "area" = 'gst'`.execute(tx);

    const lastDays = await registrationsOf(tx, current);
    const settings = await tx.selectFrom('marks').select('value').where('key', '=', SETTINGS).executeTakeFirst();
    const filings = settings ? JSON.stringify((JSON.parse(settings.value) as { filings: object[] }).filings) : null;
    for (const [gstin, last] of lastDays)
      await anyTable(tx)
        .insertInto('registrations')
        .values({
          gstin,
          since: (gstin === current ? registeredOn : null) ?? GST_BEGAN,
          until: gstin === current ? null : last,
          filings,
        })
        .execute();

    const series = await anyTable(tx).selectFrom('document_series').select(['series', 'last']).execute();
    await tx.schema.dropTable('document_series').execute();
    await tx.schema
      .createTable('document_series')
      .addColumn('registration', 'text', (column) => column.notNull())
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('first', 'integer', (column) => column.notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_series_key', ['registration', 'series'])
      .execute();
    for (const row of series) {
      const isSample = String(row.series).startsWith('SAMPLE/');
      const of = isSample || lastDays.size === 0 ? [''] : [...lastDays.keys()];
      for (const registration of of)
        await anyTable(tx)
          .insertInto('document_series')
          .values({ registration, first: 1, ...row })
          .execute();
    }

    await sql`drop index "invoices_number_once"`.execute(tx);
    await sql`create unique index "invoices_number_once" on "invoices" ("registration", "invoiceNo") where "issuedAt" is not null`.execute(
      tx,
    );
    for (const [table, number] of [
      ['credit_notes', 'creditNoteNumber'],
      ['debit_notes', 'debitNoteNumber'],
    ] as const) {
      await sql`drop index ${sql.id(`${table}_number_once`)}`.execute(tx);
      await sql`create unique index ${sql.id(`${table}_number_once`)} on ${sql.table(table)} ("registration", "financialYear", ${sql.ref(number)})`.execute(
        tx,
      );
      const twice =
        await sql`select 1 from ${sql.table(table)} group by "registration", "financialYear", lower(${sql.ref(number)}) having count(*) > 1 limit 1`.execute(
          tx,
        );
      await sql`drop index if exists ${sql.id(`${table}_number_any_case`)}`.execute(tx);
      if (twice.rows.length === 0)
        await sql`create unique index ${sql.id(`${table}_number_any_case`)} on ${sql.table(table)} ("registration", "financialYear", lower(${sql.ref(number)}))`.execute(
          tx,
        );
    }
    await sql`drop index "obligations_rule_once"`.execute(tx);
    await sql`create unique index "obligations_rule_once" on "obligations" ("registration", "ruleId", "period") where "ruleId" <> ''`.execute(
      tx,
    );
  },
};
