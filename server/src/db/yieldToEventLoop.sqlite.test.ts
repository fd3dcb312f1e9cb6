import { openTestApp, type TestApp } from '../../test/openTestApp';
import { yieldToEventLoop } from './yieldToEventLoop';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

/** Whether something that waits for its turn has had it once `work` is done. */
async function letsOthersGoOn(work: () => Promise<void>): Promise<boolean> {
  let hasGoneOn = false;
  const waiting = setImmediate(() => (hasGoneOn = true));
  await work();
  clearImmediate(waiting);
  return hasGoneOn;
}

test('between two queries of the embedded database others go on, in a transaction they wait for its end', async () => {
  expect(await letsOthersGoOn(() => yieldToEventLoop(server.db))).toBe(true);
  await server.db
    .transaction()
    .execute(async (tx) => expect(await letsOthersGoOn(() => yieldToEventLoop(tx))).toBe(false));
});

test('a search over every kind holds nobody from its first kind to its last', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await server.call('GET', 'auth/me');
  const ofOneQuery = turns;
  turns = 0;
  await server.call('GET', 'search?q=nothing');
  isDone = true;
  expect(turns - ofOneQuery).toBeGreaterThan(3);
});
