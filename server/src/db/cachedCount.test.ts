import path from 'node:path';
import { sql } from 'kysely';
import { openMigratedDatabase, type TestDatabase } from '../../test/openTestDatabase';
import { cachedCount } from './cachedCount';
import { isPostgres } from './engines/engine';
import { openSqlite } from './engines/sqlite';
import type { Db } from './tables';

let database: TestDatabase;
beforeEach(async () => {
  database = await openMigratedDatabase();
});
afterEach(() => database.close());

const total = (prefix = '') =>
  cachedCount(
    database.db,
    database.db
      .selectFrom('marks')
      .where('key', '>=', prefix)
      .select((select) => select.fn.countAll<number>().as('total'))
      .compile(),
  );
const add = (key: string, db = database.db) => db.insertInto('marks').values({ key, value: '' }).execute();

test('a total is that of this moment, whatever was counted before', async () => {
  expect(await total()).toBe(0);
  await add('a');
  expect([await total(), await total(), await total('b')]).toEqual([1, 1, 0]);
  await add('b');
  expect([await total(), await total('b')]).toEqual([2, 1]);
  await database.db.deleteFrom('marks').execute();
  expect([await total(), await total('b')]).toEqual([0, 0]);
});

test('what a transaction counted and took back is not remembered', async () => {
  const { db } = database;
  const attempt = db.transaction().execute(async (tx) => {
    await tx.insertInto('marks').values({ key: 'a', value: '' }).execute();
    const query = tx.selectFrom('marks').select((select) => select.fn.countAll<number>().as('total'));
    expect(await cachedCount(tx, query.compile())).toBe(1);
    throw new Error('taken back');
  });
  await expect(attempt).rejects.toThrow('taken back');
  expect(await total()).toBe(0);
});

/** The same data over a separate connection. */
async function otherConnection(): Promise<Db> {
  if (!isPostgres(database.db)) {
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database.db);
    return openSqlite(path.dirname(rows[0]?.file ?? ''));
  }
  if (!database.another) throw new Error('This PostgreSQL gives no other connection.');
  return database.another();
}

test('what another connection writes is counted', async () => {
  const other = await otherConnection();
  expect(await total()).toBe(0);
  await add('a', other);
  expect(await total()).toBe(1);
  // PostgreSQL closes connections from its pool itself.
  if (!isPostgres(other)) await other.destroy();
});

test('a total that is asked for while others write is never older than its question', async () => {
  let stored = 0;
  const writing = (async () => {
    for (const key of Array.from({ length: 40 }, (_, n) => `key ${n}`)) {
      await add(key);
      stored += 1;
    }
  })();
  const reading = Array.from({ length: 4 }, async () => {
    while (stored < 40) {
      const least = stored;
      expect(await total()).toBeGreaterThanOrEqual(least);
    }
  });
  await Promise.all([writing, ...reading]);
  expect(await total()).toBe(40);
});
