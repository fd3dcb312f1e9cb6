import path from 'node:path';
import { Workers } from './Workers';

interface Tasks {
  thread: (input: null) => number;
  requiresModules: (input: null) => boolean;
  fail: (message: string) => never;
  die: (input: null) => never;
  spin: (input: null) => never;
  hoard: (input: null) => never;
  linger: (milliseconds: number) => number;
}

const opened: { close(): Promise<void> }[] = [];
const open = (over: { threads?: number; waiting?: number; limitMs?: number } = {}) => {
  const workers = new Workers<Tasks>({
    threads: 1,
    waiting: 1,
    limitMs: 20_000,
    ...over,
    file: () => Promise.resolve(path.join(__dirname, '../../test/workerTasks.cjs')),
  });
  opened.push(workers);
  return workers;
};
afterEach(async () => {
  for (const workers of opened.splice(0)) await workers.close();
});

test('a task runs in a thread that is not the server’s, and the next one in the same', async () => {
  const workers = open();
  const first = await workers.run('thread', null);
  expect(first).toBeGreaterThan(0);
  expect(await workers.run('thread', null)).toBe(first);
});

test('a thread imports its script: one that is ended while it requires modules would end the server', async () => {
  expect(await open().run('requiresModules', null)).toBe(false);
});

test('over its bound work is refused with the time to come again; the server’s own thread goes on', async () => {
  const workers = open();
  const given = new AbortController();
  const two = [1, 2].map(() => workers.run('spin', null, { signal: given.signal }).catch((error: Error) => error));
  expect(workers.load).toEqual({ running: 1, waiting: 1 });
  await expect(workers.run('thread', null)).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'Retry-After': '3' },
  });
  const letIn = workers.run('thread', null, { bypassesLimit: true });
  given.abort(new Error('gone'));
  expect(await Promise.all(two)).toMatchObject([{ message: 'gone' }, { message: 'gone' }]);
  expect(await letIn).toBeGreaterThan(0);
  expect(workers.load).toEqual({ running: 0, waiting: 0 });
});

test('a thread that dies fails its own task, and another takes its place', async () => {
  const workers = open();
  const died = workers.run('die', null);
  const next = workers.run('thread', null);
  await expect(died).rejects.toThrow('exited with code: 3');
  expect(await next).toBeGreaterThan(0);
});

test('a task that takes more memory than a thread may fails, and the server goes on', async () => {
  const workers = open({ limitMs: 60_000 });
  await expect(workers.run('hoard', null)).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(await workers.run('thread', null)).toBeGreaterThan(0);
}, 60_000);

test('what a task throws is told', async () => {
  await expect(open().run('fail', 'no such paper')).rejects.toThrow('no such paper');
});

test('what takes too long is ended and answered with the time to come again', async () => {
  const workers = open({ limitMs: 300 });
  await expect(workers.run('spin', null)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
  expect(workers.load).toEqual({ running: 0, waiting: 0 });
});

test('what is done for somebody who has gone away ends by itself where it soon would, and its thread does the next', async () => {
  const workers = open();
  const thread = await workers.run('thread', null);
  const given = new AbortController();
  const left = workers.run('linger', 300, { signal: given.signal });
  setTimeout(() => given.abort(new Error('gone')), 50);
  await expect(left).rejects.toThrow('gone');
  expect(await workers.run('thread', null)).toBe(thread);
});

test('the end waits for what is being done', async () => {
  const workers = open();
  await workers.run('thread', null);
  const running = workers.run('linger', 300);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await workers.close();
  expect(await running).toBe(300);
});
