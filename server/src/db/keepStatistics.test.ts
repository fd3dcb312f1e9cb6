import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { keepStatistics } from './keepStatistics';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const importRows = (count: number) =>
  server.call('POST', 'centers/import', {
    rows: Array.from({ length: count }, (_, index) => ({ client_name: `Client ${index}` })),
  });

const onSqlite = globalThis.testDatabase === 'sqlite';
const notHere = (_name: string, _body: () => unknown): void => undefined;

// Each engine declares its own tests only: a skipped one counts as a failure.
(onSqlite ? describe : notHere)('on SQLite', () => {
  /** The centers' order when sorted by client. */
  async function planOfSortedList(): Promise<string> {
    const list = sql<{ detail: string }>`explain query plan select * from "centers"
      where "deletedAt" is null order by lower("client_name"), "id" limit 10`;
    return (await list.execute(server.db)).rows.map(({ detail }) => detail).join('; ');
  }

  test('a sorted list is read in the order of its index', async () => {
    await importRows(500);
    (await keepStatistics(server.db))();
    expect(await planOfSortedList()).toMatch(/INDEX centers_client_name$/);
  });

  test('a table that has outgrown its statistics gets new ones within a minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await importRows(10);
    const stop = await keepStatistics(server.db);
    await importRows(500);
    await planOfSortedList();
    await jest.advanceTimersByTimeAsync(61_000);
    stop();
    const { rows } = await sql<{
      stat: string;
    }>`select "stat" from "sqlite_stat1" where "idx" = 'centers_client_name'`.execute(server.db);
    expect(Number(rows[0]?.stat.split(' ')[0])).toBeGreaterThan(400);
  });
});

(onSqlite ? notHere : test)('PostgreSQL, which keeps its own, is left alone', async () => {
  jest.useFakeTimers();
  const stop = await keepStatistics(server.db);
  expect(jest.getTimerCount()).toBe(0);
  stop();
});
