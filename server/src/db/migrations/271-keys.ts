import { sql } from 'kysely';
import { keyExpression } from '../keyExpression';
import type { Migration } from './migration';

/** What tells records from one another: who has the same is looked for whenever one is stored. */
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

/** Who has a key is found by an index. It is not a unique one: what is stored already may hold the same twice, and stays. */
export const keyIndexes: Migration = {
  name: '271-keys',
  async up(tx) {
    for (const [table, column, as] of keys)
      await sql`create index ${sql.id(`${table}_key_${column}`)} on ${sql.table(table)} (${keyExpression(tx, column, as)}) where "deletedAt" is null and ${sql.ref(column)} <> ''`.execute(
        tx,
      );
  },
};
