import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { openTestDatabase } from '../../test/openTestDatabase';
import { isUnavailable } from './isUnavailable';
import { openPostgres } from './postgres';
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
  const { rows } =
    await sql`select cast(10000000000000 as bigint) as amount, count(*) as count from (select 1 as n) as one where n = 2`.execute(
      db,
    );
  expect(rows).toEqual([{ amount: 10_000_000_000_000, count: 0 }]);
  await close();
});

test('what ends a transaction is told, not that there is none left to take back', async () => {
  const { db, close } = await openTestDatabase();
  await sql`create table "once" ("key" text primary key)`.execute(db);
  // SQLite takes the transaction back by itself, as it does when the disk is full.
  const insert =
    globalThis.testDatabase === 'sqlite'
      ? sql`insert or rollback into "once" values ('a'), ('a')`
      : sql`insert into "once" values ('a'), ('a')`;
  await expect(db.transaction().execute((tx) => insert.execute(tx))).rejects.toThrow(/unique/i);
  expect((await sql`select * from "once"`.execute(db)).rows).toEqual([]);
  await close();
});

test('a server that stops to answer fails the call in time, and what comes after it goes on', async () => {
  if (!globalThis.testDatabase.startsWith('postgres')) return;
  const url = new URL(globalThis.testDatabase);
  const { hostname, port } = url;
  const sockets: Socket[] = [];
  const between = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  url.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  try {
    const db = await openPostgres(url.href, { queryMs: 100 });
    for (const socket of sockets) socket.unpipe();
    const error = await db
      .transaction()
      .execute((tx) => sql`select 1`.execute(tx))
      .then(
        () => undefined,
        (thrown: Error) => thrown,
      );
    expect(error?.message).toMatch(/timeout|terminated/);
    expect(error && isUnavailable(error)).toBe(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  } finally {
    between.close();
    for (const socket of sockets) socket.destroy();
  }
});
