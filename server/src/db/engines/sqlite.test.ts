import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { isUnavailable } from './isUnavailable';
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

test('what another process holds is waited for, while this one goes on', async () => {
  const [one, other] = [openSqlite(folder), openSqlite(folder)];
  const order: string[] = [];
  const waiting = await one.transaction().execute(async (tx) => {
    await sql`create table kept (a text)`.execute(tx);
    const writes = other
      .transaction()
      .execute((theirs) => sql`create table afterwards (a text)`.execute(theirs))
      .then(() => order.push('the other has written'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push('this one went on');
    return { writes };
  });
  await waiting.writes;
  expect(order).toEqual(['this one went on', 'the other has written']);
  await Promise.all([one.destroy(), other.destroy()]);
});

test('a transaction takes the write lock at its start; who waits for it in vain is told', async () => {
  const [one, other] = [openSqlite(folder), openSqlite(folder)];
  await one.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    const error = await other
      .transaction()
      .execute(async () => undefined)
      .catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: 'SQLITE_BUSY' });
    expect(error && isUnavailable(error)).toBe(true);
  });
  await other.transaction().execute((tx) => sql`create table afterwards (a text)`.execute(tx));
  await Promise.all([one.destroy(), other.destroy()]);
});
