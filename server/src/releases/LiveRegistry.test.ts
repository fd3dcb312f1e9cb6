import { openTestApp, type TestApp } from '../../test/openTestApp';
import { LiveRegistry } from './LiveRegistry';
import { openStore } from './releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  live = await LiveRegistry.open(opened.store);
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

test('a listener that fails fails whoever asked, and the next change is taken over', async () => {
  let fails = false;
  const taken: number[] = [];
  await live.onChange(({ registry }) => {
    if (fails) throw new Error('no room');
    taken.push(registry.revision);
  });
  fails = true;
  await opened.publishCurrent({ version: '1.0.0' });
  await expect(live.follow()).rejects.toThrow('no room');
  fails = false;
  await opened.publishCurrent({ version: '1.1.0' });
  await live.follow();
  expect(taken.at(-1)).toBe(live.current.registry.revision);
});
