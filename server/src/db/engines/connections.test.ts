import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/openTestDatabase';
import { testOnPostgres } from '../../../test/testOnPostgres';
import type { Db, Queries } from '../tables';
import { isUnavailable } from './isUnavailable';
import { openPostgres } from './postgres';

const processOf = async (db: Queries) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
const keep = (db: Queries, key: string) => sql`insert into "kept" values (${key})`.execute(db);
const kept = async (db: Queries) => (await sql`select * from "kept"`.execute(db)).rows;

test('a statement that fails in the middle of a transaction takes back that transaction only', async () => {
  const { db, close } = await openTestDatabase();
  await sql`create table "kept" ("key" text primary key)`.execute(db);
  const failing = db.transaction().execute(async (tx) => {
    await keep(tx, 'before');
    await sql`select * from "nowhere"`.execute(tx);
  });
  await expect(failing).rejects.toThrow(/nowhere/);
  expect(await kept(db)).toEqual([]);
  await db.transaction().execute((tx) => keep(tx, 'after'));
  expect(await kept(db)).toEqual([{ key: 'after' }]);
  await close();
});

testOnPostgres('a connection that the server ends takes back its transaction only', async () => {
  const { db, another, close } = await openTestDatabase();
  const other = (await another?.()) as Db;
  await sql`create table "kept" ("key" text primary key)`.execute(db);
  const failing = db.transaction().execute(async (tx) => {
    await keep(tx, 'before');
    await sql`select pg_terminate_backend(${await processOf(tx)})`.execute(other);
    await keep(tx, 'cut off');
  });
  // The client's message depends on whether it has noticed the closed connection.
  const refusal = await failing.then(
    () => new Error('It was stored.'),
    (cause: Error) => cause,
  );
  expect(isUnavailable(refusal)).toBe(true);
  expect(await kept(db)).toEqual([]);
  await db.transaction().execute((tx) => keep(tx, 'after'));
  expect(await kept(other)).toEqual([{ key: 'after' }]);
  await close();
});

testOnPostgres('another server of a test has a connection of its own, and sees what is committed only', async () => {
  const { db, another, close } = await openTestDatabase();
  const other = (await another?.()) as Db;
  expect(other).not.toBe(db);
  await sql`create table "kept" ("key" text primary key)`.execute(db);
  await db.transaction().execute(async (tx) => {
    await keep(tx, 'one');
    expect(await processOf(other)).not.toBe(await processOf(tx));
    expect(await kept(other)).toEqual([]);
  });
  expect(await kept(other)).toEqual([{ key: 'one' }]);
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
  // SQLite rolls back the transaction itself, as when the disk is full.
  const insert =
    globalThis.testDatabase === 'sqlite'
      ? sql`insert or rollback into "once" values ('a'), ('a')`
      : sql`insert into "once" values ('a'), ('a')`;
  await expect(db.transaction().execute((tx) => insert.execute(tx))).rejects.toThrow(/unique/i);
  expect((await sql`select * from "once"`.execute(db)).rows).toEqual([]);
  await close();
});

/**
 * A proxy to the PostgreSQL under test that can be frozen: requests over it, and over new connections, then get no
 * response.
 */
async function freezable() {
  const url = new URL(globalThis.testDatabase);
  const { hostname, port } = url;
  const sockets: Socket[] = [];
  let isFrozen = false;
  const between = createServer((near) => {
    const far = connect(Number(port), hostname);
    if (!isFrozen) near.pipe(far).pipe(near);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  url.host = `127.0.0.1:${(between.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Freezes open connections; `all`: also new ones. */
    freeze(all: boolean) {
      isFrozen = all;
      for (const socket of sockets) socket.unpipe();
    },
    thaw() {
      isFrozen = false;
    },
    close() {
      between.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (thrown: Error) => thrown,
  );

testOnPostgres('a server that stops to answer fails the call in time, and what comes after it goes on', async () => {
  const way = await freezable();
  try {
    const db = await openPostgres(way.url, { queryMs: 100 });
    way.freeze(false);
    const error = await failureOf(db.transaction().execute((tx) => sql`select 1`.execute(tx)));
    expect(error?.message).toMatch(/timeout|terminated/);
    expect(error && isUnavailable(error)).toBe(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  } finally {
    way.close();
  }
});

testOnPostgres('a server that answers nobody fails what waits for it long before its query’s own limit', async () => {
  const way = await freezable();
  try {
    const db = await openPostgres(way.url, { queryMs: 3_600_000, silentMs: 50 });
    way.freeze(true);
    const errors = await Promise.all([
      failureOf(db.transaction().execute((tx) => sql`select 1`.execute(tx))),
      failureOf(sql`select 1`.execute(db)),
    ]);
    expect(errors.map((error) => error !== undefined && isUnavailable(error))).toEqual([true, true]);
    way.thaw();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  } finally {
    way.close();
  }
});

testOnPostgres('a query that only takes long is waited for', async () => {
  const db = await openPostgres(globalThis.testDatabase, { silentMs: 50 });
  expect((await sql<{ one: number }>`select 1 as one from pg_sleep(0.4)`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});
