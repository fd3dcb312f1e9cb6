import { sql } from 'kysely';
import type { Db } from '../../src/db/tables';

const versioned = [
  ...['companies', 'centers', 'employees', 'placements', 'invoices', 'receipts', 'payments', 'credit_notes'],
  ...['debit_notes', 'vouchers', 'bank_lines', 'sendings', 'wages', 'wage_lines', 'attendance_months'],
  ...['attendance_days', 'obligations', 'law_rows'],
];
const counted = [
  ...['attendance_marks', 'attendance_corrections', 'ledger_entries', 'billed_shares', 'wage_parts'],
  ...['wage_run_steps', 'document_series', 'advance_parts'],
];

/** Distinguishes states of a firm's tables: the rows in each, and how often they were changed. */
export async function fingerprint(db: Db): Promise<ReadonlyMap<string, string>> {
  const parts = [
    ...versioned.map(
      (name) =>
        sql`select ${sql.lit(name)} as name, count(*) || '/' || coalesce(sum("version"), 0) as n from ${sql.id(name)}`,
    ),
    ...counted.map((name) => sql`select ${sql.lit(name)} as name, count(*) || '' as n from ${sql.id(name)}`),
  ];
  const { rows } = await sql<{ name: string; n: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, n }) => [name, n]));
}

/** The tables that differ between two states. */
export const changedBetween = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one.keys()].filter((name) => one.get(name) !== other.get(name));
