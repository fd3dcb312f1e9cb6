import { Processes, type ProcessesOptions } from './Processes';
import { scriptFile } from './scriptFile';
import type { TaskList, TaskPool } from './TaskPool';
import { Workers, type WorkersOptions } from './Workers';

/** Every pool that was opened, by its name. */
export const pools: Record<string, Pick<TaskPool<never>, 'load' | 'close'>> = {};

/** Opens threads for one kind of work, under a name for the metrics; `Tasks` are their tasks of `tasks.ts`. */
export function openPool<Tasks extends TaskList<keyof Tasks & string>>(
  name: string,
  options: Omit<WorkersOptions, 'file'>,
): Workers<Tasks> {
  const workers = new Workers<Tasks>({ ...options, file: () => scriptFile('tasks') });
  pools[name] = workers;
  return workers;
}

/**
 * Opens processes for work on strangers' files, under a name for the metrics; `Tasks` are their tasks of
 * `fileTasks.ts`.
 */
export function openProcesses<Tasks extends TaskList<keyof Tasks & string>>(
  name: string,
  options: Omit<ProcessesOptions, 'file'>,
): Processes<Tasks> {
  const processes = new Processes<Tasks>({ ...options, file: () => scriptFile('fileTasks') });
  pools[name] = processes;
  return processes;
}

let users = 0;

/** A server of this process begins to use them. */
export const joinPools = (): void => {
  users += 1;
};

/** A server of this process has ended: with the last one, the threads and processes do. */
export const leavePools = async (): Promise<void> => {
  users -= 1;
  if (users === 0) await closePools();
};

/** Ends all threads and processes. */
export const closePools = async (): Promise<void> => {
  await Promise.all(Object.values(pools).map((workers) => workers.close()));
};
