import { sql } from 'kysely';
import { keyExpression } from '../keyExpression';
import type { Migration } from './migration';

const keys = [
  ['companies', 'name'],
  ['employees', 'name'],
  ['centers', 'center_code'],
] as const;

/** Which imports are of one workbook, whose sheets are taken back together; null of a file of one sheet. What rows of files are matched by is found by an index. */
export const workbooks: Migration = {
  name: '709-workbooks',
  async up(tx) {
    await tx.schema.alterTable('imports').addColumn('workbookId', 'text').execute();
    for (const [table, column] of keys)
      await sql`create index ${sql.id(`${table}_key_${column}`)} on ${sql.table(table)} (${keyExpression(tx, column, 'text')}) where "deletedAt" is null and ${sql.ref(column)} <> ''`.execute(
        tx,
      );
  },
};
