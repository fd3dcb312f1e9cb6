import { openTestApp, type TestApp } from '../../test/openTestApp';
import { countCall, forgetCalls, forgiveCall, throttle } from './throttle';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const minute = 60_000;
const call = (key: string, windowMs = 15 * minute) =>
  throttle(server.db, key, { most: 2, windowMs }, 'Too many calls.').then(
    () => 'passes',
    (error: Error) => error.message,
  );
const endAt = (key: string, fromNow: number) =>
  server.db
    .updateTable('throttles')
    .set({ resetAt: new Date(Date.now() + fromNow).toISOString() })
    .where('key', '=', key)
    .execute();

test('as many calls as the limit pass in a window, of each key; the next is told how long to wait', async () => {
  expect([await call('a'), await call('a'), await call('b')]).toEqual(['passes', 'passes', 'passes']);
  expect(await call('a')).toBe('Too many calls. Please try again in 15 minutes.');
  await endAt('a', 30_000);
  expect(await call('a')).toMatch(/^Too many calls\. Please try again in (29|30) seconds\.$/);
});

test('a window begins anew when it is over, or ends so late that it began by a clock that was ahead', async () => {
  for (let n = 0; n < 3; n += 1) await call('c');
  await endAt('c', 15 * minute + 30_000);
  expect(await call('c')).toMatch(/^Too many/);
  await endAt('c', 18 * minute);
  expect(await call('c')).toBe('passes');
  await endAt('c', -1);
  expect([await call('c'), await call('c'), await call('c')]).toEqual(['passes', 'passes', expect.any(String)]);
});

test('an amount is counted as such; a call is given back, and all are forgotten', async () => {
  const count = async (amount?: number) => (await countCall(server.db, 'd', minute, amount)).count;
  expect([await count(), await count(5)]).toEqual([1, 6]);
  await forgiveCall(server.db, 'd');
  expect(await count()).toBe(6);
  await forgetCalls(server.db, 'd');
  await forgiveCall(server.db, 'd');
  expect(await count()).toBe(1);
});
