import path from 'node:path';
import { Processes } from './Processes';

interface Tasks {
  own: (input: null) => { pid: number; names: string[]; options: string[] };
  die: (input: null) => never;
  spin: (input: null) => never;
}

const opened: Processes<Tasks>[] = [];
const open = (limitMs = 20_000) => {
  const processes = new Processes<Tasks>({
    ...{ processes: 1, waiting: 1, limitMs, mostMb: 400 },
    file: () => Promise.resolve(path.join(__dirname, '../../test/processTasks.cjs')),
  });
  opened.push(processes);
  return processes;
};
afterEach(async () => {
  for (const processes of opened.splice(0)) await processes.close();
});
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('each task has a process of its own, which knows nothing of the server’s and is gone with the answer', async () => {
  const processes = open();
  const [first, second] = [await processes.run('own', null), await processes.run('own', null)];
  expect(new Set([first.pid, second.pid, process.pid]).size).toBe(3);
  expect(first).toMatchObject({ names: [], options: [] });
  expect([isThere(first.pid), isThere(second.pid)]).toEqual([false, false]);
});

test('a process that dies or takes too long fails its own task, and the next one is done', async () => {
  await expect(open().run('die', null)).rejects.toThrow('ended with 3');
  const processes = open(500);
  await expect(processes.run('spin', null)).rejects.toThrow('ended with SIGKILL');
  expect(processes.load).toEqual({ running: 0, waiting: 0 });
  expect((await open().run('own', null)).pid).toBeGreaterThan(0);
});

test('over its bound work is refused with the time to come again; who goes away ends the process', async () => {
  const processes = open();
  const given = new AbortController();
  const two = [1, 2].map(() => processes.run('spin', null, { signal: given.signal }).catch((error: Error) => error));
  await expect(processes.run('own', null)).rejects.toMatchObject({ code: 'busy', headers: { 'Retry-After': '3' } });
  given.abort(new Error('gone'));
  expect(await Promise.all(two)).toMatchObject([{ message: 'gone' }, { message: 'gone' }]);
  expect((await processes.run('own', null)).pid).toBeGreaterThan(0);
});

test('the end ends what is being done', async () => {
  const processes = open();
  const running = processes.run('spin', null).catch((error: Error) => error);
  while (processes['running'].size === 0) await new Promise((resolve) => setImmediate(resolve));
  await processes.close();
  expect(await running).toMatchObject({ message: expect.stringContaining('SIGKILL') });
});
