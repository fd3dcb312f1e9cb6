import { sql } from 'kysely';
import { keyExpression } from '../keyExpression';
import type { Migration } from './migration';

/** The key fields of records: each save searches for duplicates. */
const keys = [
  ['employees', 'code', 'text'],
  ['employees', 'uan', 'text'],
  ['employees', 'pan', 'text'],
  ['employees', 'esicNumber', 'text'],
  ['companies', 'gstin', 'text'],
  ['suppliers', 'gstin', 'text'],
  ['candidates', 'phone', 'phone'],
  ['candidates', 'email', 'text'],
  ['leads', 'mobile', 'phone'],
  ['leads', 'email', 'text'],
] as const;

/** Indexes for duplicate searches. Not unique: existing records may have duplicates, and stay. */
export const keyIndexes: Migration = {
  name: '271-keys',
  async up(tx) {
    for (const [table, column, as] of keys)
      await sql`create index ${sql.id(`${table}_key_${column}`)} on ${sql.table(table)} (${keyExpression(tx, column, as)}) where "deletedAt" is null and ${sql.ref(column)} <> ''`.execute(
        tx,
      );
  },
};
