import { Turns } from './Turns';

/** Requests by key, and the messages of refused ones. */
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

test('after each call of a link the next one waits four times as long as it took, another link’s does not', async () => {
  // What others in this process write goes on.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const call = callsTo(new Turns());
    const taking = (milliseconds: number) => () =>
      new Promise<string>((resolve) => setTimeout(() => resolve('done'), milliseconds));
    const begun: number[] = [];
    const noting = async () => begun.push(performance.now());
    const from = performance.now();
    const calls = [call('d', taking(100)), call('d', noting), call('e', noting)];
    await jest.runAllTimersAsync();
    await Promise.all(calls);
    expect(begun.map((at) => at - from)).toEqual([0, 500]);
  } finally {
    jest.useRealTimers();
  }
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
