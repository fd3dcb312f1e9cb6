import { openTestApp, type TestApp } from '../../../test/openTestApp';
import type { ApiError } from '../../core/errors';
import { openStore } from '../releases.fixture';
import { LiveRegistry } from './LiveRegistry';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
/** What the standard error would be told. */
let told: string[];
beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  told = [];
  live = await LiveRegistry.open(opened.store, (sentence) => told.push(sentence));
  live.close();
});
afterEach(async () => {
  await server.close();
  opened.remove();
});

/** Listens, and takes over each change only when told to; the first state at once. */
async function listenSlowly() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  await live.onChange(({ registry }) => {
    begun.push(registry.revision);
    if (begun.length > 1) return new Promise<void>((resolve) => ends.push(resolve));
  });
  const beginning = async (count: number) => {
    while (begun.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, beginning, end: (place: number) => ends[place]?.() };
}

/** Time enough for a look that does not wait. */
const meanwhile = async () => {
  for (let look = 0; look < 5; look += 1) await opened.store.registry();
};

test('who asks while another’s look has noticed a change is answered once the change is taken over', async () => {
  const listener = await listenSlowly();
  await opened.publishCurrent({ version: '1.0.0' });
  const noticed = live.follow();
  await listener.beginning(2);
  let isAnswered = false;
  const answered = live.follow().then(() => {
    isAnswered = true;
  });
  await meanwhile();
  expect(isAnswered).toBe(false);
  listener.end(0);
  await Promise.all([noticed, answered]);
  expect(listener.begun).toHaveLength(2);
});

test('of two changes at once the second is taken over after the first', async () => {
  const listener = await listenSlowly();
  await opened.publishCurrent({ version: '1.0.0' });
  const first = live.follow();
  await listener.beginning(2);
  await opened.publishCurrent({ version: '1.1.0' });
  const second = live.follow();
  await meanwhile();
  expect(listener.begun).toHaveLength(2);
  listener.end(0);
  await first;
  await listener.beginning(3);
  listener.end(1);
  await second;
  expect(listener.begun.at(-1)).toBe(live.current.registry.revision);
});

/** Listens, and fails while it is told to. */
async function listenFailing() {
  const listener = { fails: false, calls: 0, taken: live.current.registry.revision };
  await live.onChange(({ registry }) => {
    listener.calls += 1;
    if (listener.fails) throw new Error('The disk is full.');
    listener.taken = registry.revision;
  });
  return listener;
}

/** Looks as the timer does, until the registry is taken over; answers what a look refused with before. */
async function lookUntilTakenOver() {
  const refusals = new Set<string>();
  while (live.isBehind) {
    await live.follow().catch(({ status, code }: ApiError) => refusals.add(`${status} ${code}`));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [...refusals];
}

test('whoever makes a change that can’t be taken over is told that it holds, and the log why', async () => {
  const listener = await listenFailing();
  listener.fails = true;
  await opened.publishCurrent({ version: '1.0.0' });
  await expect(live.follow()).rejects.toMatchObject({
    status: 503,
    code: 'not_taken_over',
    message: expect.stringContaining('This is stored and holds.'),
    cause: new Error('The disk is full.'),
  });
  expect(live.isBehind).toBe(true);
  expect(told).toEqual([expect.stringContaining('The disk is full. It is tried again until it can.')]);
});

test('what could not be taken over is, once it can be, though nothing changes any more; each is told once', async () => {
  const listener = await listenFailing();
  const other = await listenFailing();
  listener.fails = true;
  await opened.publishCurrent({ version: '1.0.0' });
  await expect(live.follow()).rejects.toThrow();
  expect(other.taken).toBe(live.current.registry.revision);
  listener.fails = false;
  expect(await lookUntilTakenOver()).toEqual(['503 not_taken_over']);
  expect(listener.taken).toBe(live.current.registry.revision);
  expect(told).toEqual([expect.stringContaining('The disk is full.'), 'What is current is taken over now.']);
  // The first state, the change, and for the one that failed the change once more.
  expect([listener.calls, other.calls]).toEqual([3, 2]);
});

test('what can’t be taken over is tried less and less often, and at least every 30 s', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const listener = await listenFailing();
  listener.fails = true;
  await opened.publishCurrent({ version: '1.0.0' });
  const waits: number[] = [];
  for (let at = 0, tried = listener.calls; waits.length < 11; now += 100) {
    await live.follow().catch(() => undefined);
    if (listener.calls === tried) continue;
    waits.push(now - at);
    at = now;
    tried = listener.calls;
  }
  clock.mockRestore();
  expect(waits).toEqual([0, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000, 30_000]);
});

test('the next change is taken over at once, however long the one before could not be', async () => {
  const listener = await listenFailing();
  listener.fails = true;
  await opened.publishCurrent({ version: '1.0.0' });
  await expect(live.follow()).rejects.toThrow();
  listener.fails = false;
  await opened.publishCurrent({ version: '1.1.0' });
  await live.follow();
  expect(listener.taken).toBe(live.current.registry.revision);
  expect(live.isBehind).toBe(false);
});

test('what is left out is looked at again less and less often, and at least every 30 s', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  await opened.publishCurrent({ version: '1.0.0' });
  const whole = await opened.store.registry();
  const broken = { ...whole, current: [], leftOut: [{ module: 'mfe-payroll', version: '1.0.0', reason: 'Gone.' }] };
  const read = jest.spyOn(opened.store, 'registry').mockImplementation(() => Promise.resolve(broken));
  const waits: number[] = [];
  for (let at = 0, looks = 0; waits.length < 10; now += 100) {
    await live.follow();
    if (read.mock.calls.length === looks) continue;
    waits.push(now - at);
    at = now;
    looks = read.mock.calls.length;
  }
  clock.mockRestore();
  expect(waits).toEqual([0, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 30_000]);
});
