import { sql } from 'kysely';
import { openTestDatabase } from '../../test/openTestDatabase';
import type { Queries } from './tables';

/** A server can end a connection; the embedded engines have none, and only the work on it can break off. */
async function cutOff(tx: Queries, other: Queries): Promise<void> {
  if (!globalThis.testDatabase.startsWith('postgres')) throw new Error('cut off');
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
  await sql`select 1`.execute(tx);
}

test('what is cut off in the middle of a transaction fails that transaction only', async () => {
  const { db, another, close } = await openTestDatabase();
  const other = await another();
  await expect(db.transaction().execute((tx) => cutOff(tx, other))).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

test('counts and amounts come as numbers', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql`select cast(10000000000000 as bigint) as amount, count(*) as count from (select 1 as n) as one where n = 2`.execute(db);
  expect(rows).toEqual([{ amount: 10_000_000_000_000, count: 0 }]);
  await close();
});
