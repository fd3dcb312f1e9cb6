import type { Transaction } from 'kysely';
import { migrations } from './migrations';
import { dropRecordViews, makeRecordViews } from './recordViews';
import type { Db, Tables } from './tables';
import { takeTurn } from './takeTurn';

/**
 * Runs pending migrations in order, in one transaction: a failure leaves the database unchanged. Several servers may
 * start at once; the others wait for the first. `only`: those of an older backup; by default all.
 */
export const migrate = (db: Db, only?: ReadonlySet<string>): Promise<void> =>
  db.transaction().execute((tx) => migrateWithin(tx, only));

/** Like `migrate`, within a transaction that does more. */
export async function migrateWithin(tx: Transaction<Tables>, only?: ReadonlySet<string>): Promise<void> {
  await takeTurn(tx);
  await tx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  const done = new Set((await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name));
  const due = migrations.filter(({ name }) => !done.has(name) && only?.has(name) !== false);
  if (due.length === 0) return;
  await dropRecordViews(tx);
  for (const { name, up } of due) {
    await up(tx);
    await tx.insertInto('migrations').values({ name, at: new Date().toISOString() }).execute();
  }
  await makeRecordViews(tx);
}
