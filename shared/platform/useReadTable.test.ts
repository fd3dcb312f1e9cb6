import { renderHook } from '@testing-library/react';
import { answerTable } from './answerTable';
import { configurePlatform } from './host';
import { useReadTable } from './useReadTable';

/** A File as in browsers; jsdom's lacks `arrayBuffer()`. */
const file = (text: string) =>
  Object.assign(new File([text], 'places.csv'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

const places = `Name,City\n${'Puri,Puri\n'.repeat(5_000)}`;

type Kind = 'reads' | 'is silent' | 'breaks down' | 'does not come';

/** A fake worker that runs on the page's thread. */
class Thread extends EventTarget {
  static kind: Kind = 'reads';
  static started: Thread[] = [];
  isEnded = false;
  #scope = new EventTarget();
  constructor() {
    super();
    Thread.started.push(this);
    if (Thread.kind === 'does not come') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    else
      queueMicrotask(() =>
        answerTable(this.#scope, (data) => this.isEnded || this.dispatchEvent(new MessageEvent('message', { data }))),
      );
  }
  postMessage(data: File): void {
    if (Thread.kind === 'reads') this.#scope.dispatchEvent(new MessageEvent('message', { data }));
    else if (Thread.kind === 'breaks down') this.dispatchEvent(new Event('error'));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  Thread.started = [];
  Object.assign(globalThis, { Worker: Thread });
  configurePlatform({ tableReader: '/shell/tables.js' });
});
afterEach(() => {
  jest.useRealTimers();
  configurePlatform({ tableReader: undefined });
});

function reader(kind: Kind = 'reads') {
  Thread.kind = kind;
  const { result, unmount } = renderHook(() => useReadTable());
  return { readTable: result.current, unmount };
}

test('a file comes from a thread, in pieces, as it stands, and the thread ends', async () => {
  const table = await reader().readTable(file(places));
  expect(table?.sheets).toEqual(['places.csv']);
  const { rows } = table?.parse(0, (heading) => heading === 'Name') ?? {};
  expect([rows?.length, rows?.at(-1)]).toEqual([5_000, { line: 5_001, values: { Name: 'Puri', City: 'Puri' } }]);
  expect(Thread.started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test('what the thread refuses is said in its own sentence, and that it broke down in one of what to do', async () => {
  await expect(reader().readTable(file('%PDF-1.7'))).rejects.toThrow('This is a PDF. Ask for it as CSV or Excel.');
  await expect(reader('breaks down').readTable(file(places))).rejects.toThrow(
    'This file holds too much to be read here. Save only the sheet',
  );
  expect(Thread.started.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

test('a thread that has not read after 30 seconds is ended, and it is said what to do', async () => {
  jest.useFakeTimers();
  const { readTable } = reader('is silent');
  const read = readTable(file(places)).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await read).toBe(
    'Reading this file took more than 30 seconds, so it was stopped. Save only the sheet and the lines that you need as a file of their own, and choose that.',
  );
  expect(Thread.started[0]?.isEnded).toBe(true);
});

test('where no thread comes, the page reads the file itself', async () => {
  expect((await reader('does not come').readTable(file(places)))?.lines(0)).toHaveLength(5_002);
  configurePlatform({ tableReader: undefined });
  expect((await reader().readTable(file(places)))?.lines(0)).toHaveLength(5_002);
  expect(Thread.started).toHaveLength(1);
});

test('another file, none, and leaving end the thread of the file before, which answers nothing', async () => {
  const { readTable, unmount } = reader('is silent');
  const first = readTable(file(places));
  const second = readTable(file(places));
  expect(await first).toBeUndefined();
  expect(await readTable(null)).toBeUndefined();
  expect(await second).toBeUndefined();
  const third = readTable(file(places));
  unmount();
  expect(await third).toBeUndefined();
  expect(Thread.started.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
});

test('a file that is larger than is asked for is refused unread', async () => {
  const large = file('');
  Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
  await expect(reader().readTable(large, 8)).rejects.toThrow('Choose a file of at most 8 MB.');
  expect(Thread.started).toEqual([]);
});
