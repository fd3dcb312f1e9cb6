import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Task, TaskAnswer } from './Processes';
import type { TaskList } from './TaskPool';

/** How often memory is looked at, in milliseconds: a thread fills some 20 MB in between. */
const LOOK_MS = 20;

/**
 * The whole of a process of `Processes`: a thread does the one task that is sent, while the main thread looks at the memory
 * of both. The process ends with the answer, beyond the MB that its first argument allows, and with the server.
 */
export function doOne(script: URL, tasks: TaskList<string>): void {
  if (isMainThread) watch(script);
  else void answer(workerData as Task, tasks);
}

function watch(script: URL): void {
  const most = Number(process.argv[2]) * 1024 * 1024;
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.exit(1);
  }, LOOK_MS);
  process.once('disconnect', () => process.exit(1));
  process.once('message', (task) => {
    const send = (told: TaskAnswer) => process.send?.(told, () => process.exit());
    const thread = new Worker(script, { workerData: task });
    thread.once('message', send);
    thread.once('error', (error) => send({ error: String(error) }));
  });
}

async function answer({ name, input }: Task, tasks: TaskList<string>): Promise<void> {
  parentPort?.postMessage({ result: await tasks[name]?.(input as never) } satisfies TaskAnswer);
}
