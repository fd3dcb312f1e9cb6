import { sql, type Transaction } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import { anyTable, type Tables } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

type Tx = Transaction<Tables>;

/** The tables with samples from a first start, and those of payments and notes on sample invoices. */
const marked = [
  'centers',
  'companies',
  'candidates',
  'hr_staff',
  'pricing_plans',
  'certificates',
  'metrics',
  'employees',
  'holidays',
  'invoices',
  'payments',
  'credit_notes',
  'debit_notes',
  'leads',
  'suppliers',
  'obligations',
  'wages',
  'notifications',
] as const;

/** The fields that payments, notes and cancellations change on an invoice: these don't count as edits. */
const followed = new Set([
  'paidPaise',
  'creditedPaise',
  'debitedPaise',
  'balancePaise',
  'standing',
  'status',
  'lateAfter',
  'cancelledAt',
]);

type Changes = Record<string, [before: unknown, after: unknown]>;

/** Of the dues stored at a first start, future ones were the company's own. */
const wasToCome = (changes: Changes, at: string) => String(changes.lastDay?.[1] ?? '') >= today(new Date(at));

/** The unchanged samples of a table from the first start. */
async function untouched(tx: Tx, table: string): Promise<string[]> {
  const stored = await tx
    .selectFrom('audit')
    .select(['recordId', 'at', 'changes'])
    .where('resource', '=', table)
    .where('action', '=', 'create')
    .where('by', '=', 'Sample data')
    .where('accountId', '=', '')
    .execute();
  const samples = stored.filter(
    ({ at, changes }) => table !== 'obligations' || !wasToCome(JSON.parse(changes) as Changes, at),
  );
  if (samples.length === 0) return [];
  const edits = await tx
    .selectFrom('audit')
    .select(['recordId', 'changes'])
    .where('resource', '=', table)
    .where('action', '=', 'update')
    .where('accountId', '<>', '')
    .where(
      'recordId',
      'in',
      samples.map(({ recordId }) => recordId),
    )
    .execute();
  const theirs = new Set(
    edits
      .filter(
        ({ changes }) =>
          table !== 'invoices' || Object.keys(JSON.parse(changes) as Changes).some((field) => !followed.has(field)),
      )
      .map(({ recordId }) => recordId),
  );
  return samples.map(({ recordId }) => recordId).filter((id) => !theirs.has(id));
}

const numbered = [
  ['invoices', 'invoiceNo'],
  ['credit_notes', 'creditNoteNumber'],
  ['debit_notes', 'debitNoteNumber'],
] as const;

/**
 * Renumbers sample documents as `SAMPLE/26-27/001`, and resets the series they used. A series with a real document
 * since then keeps its numbers: gaps would have to be explained.
 */
async function renumber(tx: Tx): Promise<void> {
  const given = new Map<string, number>();
  for (const [table, column] of numbered) {
    const rows = await anyTable(tx)
      .selectFrom(table)
      .select(['id', column, 'isSample', 'search'])
      .orderBy('id')
      .execute();
    const seriesOf = (row: (typeof rows)[number]) =>
      /^(?:INV|BOS|CN|DN)\/\d\d-\d\d\/(?=\d+$)/.exec(String(row[column]))?.[0];
    const real = new Set(rows.filter((row) => row.isSample === 0).map(seriesOf));
    for (const row of rows) {
      const series = seriesOf(row);
      if (row.isSample === 0 || series === undefined || real.has(series)) continue;
      const own = series.replace(/^[A-Z]+/, 'SAMPLE');
      const last = (given.get(own) ?? 0) + 1;
      given.set(own, last);
      const [before, after] = [String(row[column]), own + String(last).padStart(3, '0')];
      const search = String(row.search).replaceAll(before.toLowerCase(), after.toLowerCase());
      await anyTable(tx)
        .updateTable(table)
        .set({ [column]: after, search })
        .where('id', '=', String(row.id))
        .execute();
      // A stored PDF shows the old number.
      await sql`delete from "issued_papers" where "recordId" = ${row.id}`.execute(tx);
      await sql`delete from "document_series" where "series" = ${series}`.execute(tx);
      if (table !== 'invoices') continue;
      for (const notes of ['credit_notes', 'debit_notes'])
        await sql`update ${sql.table(notes)} set "invoiceNo" = ${after},
          "search" = replace("search", ${before.toLowerCase()}, ${after.toLowerCase()})
          where "invoiceId" = ${row.id}`.execute(tx);
    }
  }
  for (const [series, last] of given)
    await sql`insert into "document_series" ("series", "last") values (${series}, ${last})`.execute(tx);
}

/**
 * Marks samples: unchanged records of the first start, and payments and notes on sample invoices. Sample documents
 * leave the series of real ones if nothing real was issued since.
 */
export const sampleMarks: Migration = {
  name: '250-sample-marks',
  async up(tx) {
    for (const table of marked) {
      await addColumns(tx, table, { isSample: 'boolean' });
      await sql`create index ${sql.ref(`${table}_samples`)} on ${sql.table(table)} ("deletedAt", "id") where "isSample" = 1`.execute(
        tx,
      );
    }
    await sql`drop view "dues"`.execute(tx);
    await sql`create view "dues" as
      select "id", "version", "createdAt", "updatedAt", "deletedAt", "search", "isSample", "area", "title", "type", "period", "lastDay" as "dueDate", "dueDate" as "nominalDate"
      from "obligations" where "status" = 'Pending' and "tracked" = 1
      union all
      select "id", "version", "createdAt", "updatedAt", "deletedAt", "search", "isSample", 'certificate' as "area", "name" as "title", 'Expiry' as "type", '' as "period", "expiresOn" as "dueDate", "expiresOn" as "nominalDate"
      from "certificates" where "expiresOn" is not null`.execute(tx);
    const seed = await tx.selectFrom('marks').select('value').where('key', '=', 'seed').executeTakeFirst();
    if (seed?.value !== 'sample') return;
    for (const table of marked) {
      const ids = await untouched(tx, table);
      if (ids.length > 0) await anyTable(tx).updateTable(table).set({ isSample: 1 }).where('id', 'in', ids).execute();
    }
    for (const table of ['payments', 'credit_notes', 'debit_notes'])
      await sql`update ${sql.table(table)} set "isSample" = coalesce((select "isSample" from "invoices" where "invoices"."id" = "invoiceId"), 0)`.execute(
        tx,
      );
    await renumber(tx);
  },
};
