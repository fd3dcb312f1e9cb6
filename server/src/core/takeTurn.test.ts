import { openTestApp, type TestApp } from '../../test/openTestApp';
import { takeTurn } from './takeTurn';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('calls by one link come one after the other, and those by another don’t wait for them', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const done: string[] = [];
  const call = (key: string, name: string, before?: Promise<void>) =>
    takeTurn(server.db, key, async () => {
      await before;
      done.push(name);
    });
  const first = [call('a', 'a1', opened), call('a', 'a2')];
  await call('b', 'b1');
  expect(done).toEqual(['b1']);
  open();
  await Promise.all(first);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('a call that fails ends its turn; of many at once those that would wait longest are refused', async () => {
  const failed = takeTurn(server.db, 'c', () => Promise.reject(new Error('It failed.'))).catch(
    (error: Error) => error.message,
  );
  const calls = Array.from({ length: 30 }, () => takeTurn(server.db, 'c', () => Promise.resolve('done')));
  const answers = await Promise.all(calls.map((call) => call.catch((error: Error) => error.message)));
  expect(await failed).toBe('It failed.');
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
  expect(answers.at(-1)).toBe('This link is used by too many at once. Please try again.');
});

test('a link that has had its share of the time waits, and others don’t', async () => {
  const clock = jest.spyOn(performance, 'now');
  const call = (key: string, milliseconds: number) =>
    takeTurn(server.db, key, () => {
      const now = performance.now();
      clock.mockReturnValueOnce(now + milliseconds);
      return Promise.resolve('done');
    }).catch((error: Error) => error.message);
  expect([await call('d', 61_000), await call('d', 1), await call('e', 1)]).toEqual([
    'done',
    expect.stringMatching(/^This link keeps us too busy\. Please try again in \d minutes\.$/),
    'done',
  ]);
  clock.mockRestore();
});
