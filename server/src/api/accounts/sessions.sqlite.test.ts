import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

/** Only on the embedded database, whose connection counts changes. */
test('of many concurrent calls after a pause, one records that the session is in use', async () => {
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  await server.db.updateTable('sessions').set({ seenAt: hourAgo }).execute();
  const changes = async () =>
    (await sql<{ n: number }>`select total_changes() as n`.execute(server.db)).rows[0]?.n ?? 0;
  const before = await changes();
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('GET', 'auth/me')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await changes()) - before).toBe(1);
});
