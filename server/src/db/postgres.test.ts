import { sql } from 'kysely';
import { openTestDatabase } from '../../test/openTestDatabase';

const onServer = globalThis.testDatabase.startsWith('postgres') ? test : test.skip;

onServer('a connection that is lost in the middle of a transaction fails that transaction only', async () => {
  const { db, another, close } = await openTestDatabase();
  const other = await another();
  const lost = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

onServer('counts and amounts come as numbers', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql`select 10000000000000::bigint as amount, count(*) as count from pg_class where false`.execute(db);
  expect(rows).toEqual([{ amount: 10_000_000_000_000, count: 0 }]);
  await close();
});
