import { hearServer } from './hearServer';

const opened: string[] = [];
const locked: string[] = [];

beforeEach(() => {
  Object.assign(window, {
    BroadcastChannel: class {
      constructor(name: string) {
        opened.push(name);
      }
      close() {}
    },
  });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (name: string) => Promise.resolve(locked.push(name)) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
});

test('tabs of different accounts share neither channel nor connection', () => {
  const ends = ['a1', 'a1', 'a2'].map((account) => hearServer('/api', account, () => undefined));
  for (const end of ends) end();
  expect([opened, locked]).toEqual([
    ['server-events:a1', 'server-events:a1', 'server-events:a2'],
    ['server-events:a1', 'server-events:a1', 'server-events:a2'],
  ]);
});
