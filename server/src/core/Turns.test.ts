import { Turns } from './Turns';

/** Calls by keys, and the sentences of those that are refused. */
const callsTo =
  (turns: Turns) =>
  (key: string, work: () => Promise<unknown> = () => Promise.resolve('done')): Promise<unknown> =>
    turns.take(key, 'this link', work).catch((error: Error) => error.message);

test('calls by one link come one after the other, and those by another don’t wait for them', async () => {
  const call = callsTo(new Turns());
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const done: string[] = [];
  const note = (name: string) => async () => done.push(name);
  const first = [call('a', () => opened.then(note('a1'))), call('a', note('a2'))];
  await call('b', note('b1'));
  expect(done).toEqual(['b1']);
  open();
  await Promise.all(first);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('a call that fails ends its turn; of many at once those that would wait longest are refused', async () => {
  const call = callsTo(new Turns());
  const failed = call('c', () => Promise.reject(new Error('It failed.')));
  const answers = await Promise.all(Array.from({ length: 30 }, () => call('c')));
  expect(await failed).toBe('It failed.');
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
  expect(answers.at(-1)).toBe('Too many calls by this link at once. Please try again.');
});

test('a link that has had its share of the time waits until five minutes are over, and others don’t', async () => {
  const clock = jest.spyOn(performance, 'now');
  let now = 0;
  clock.mockImplementation(() => now);
  const call = callsTo(new Turns());
  const taking = (milliseconds: number) => async () => {
    now += milliseconds;
    return 'done';
  };
  const busy = 'Calls by this link keep us too busy. Please try again in 4 minutes.';
  expect([await call('d', taking(61_000)), await call('d'), await call('e')]).toEqual(['done', busy, 'done']);
  now = 5 * 60_000;
  expect(await call('d')).toBe('done');
  clock.mockRestore();
});

test('what led nowhere lately is forgotten, not what waits', async () => {
  const turns = new Turns();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = turns.take('waits', 'this link', () => opened);
  for (let n = 0; n < 10_100; n += 1) turns.keep(`link ${n}`);
  expect([turns.has('waits'), turns.has('link 0'), turns.has('link 10099')]).toEqual([true, false, true]);
  open();
  await waiting;
});
