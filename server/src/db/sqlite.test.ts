import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openSqlite } from './sqlite';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a commit is on the disk when it is answered, and references hold', async () => {
  const db = openSqlite(folder);
  const value = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
  expect([await value('journal_mode'), await value('synchronous'), await value('foreign_keys')]).toEqual(['wal', 2, 1]);
  await db.destroy();
});

test('a transaction takes the write lock at its start, so that another process’s waits instead of failing later', async () => {
  const [one, other] = [openSqlite(folder), openSqlite(folder)];
  await sql`pragma busy_timeout=0`.execute(other);
  await one.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await expect(other.transaction().execute(async () => undefined)).rejects.toThrow(/locked/);
  });
  await other.transaction().execute((tx) => sql`create table afterwards (a text)`.execute(tx));
  await Promise.all([one.destroy(), other.destroy()]);
});
