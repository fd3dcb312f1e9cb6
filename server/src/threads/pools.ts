import { tasksFile } from './tasksFile';
import { type TaskList, Workers, type WorkersOptions } from './Workers';

/** Every pool that was opened, by its name. */
export const pools: Record<string, Pick<Workers<never>, 'load' | 'close'>> = {};

/** Opens threads for one kind of work, under a name for the metrics; `Tasks` are those of `tasks.ts` that they do. */
export function openPool<Tasks extends TaskList<keyof Tasks & string>>(
  name: string,
  options: Omit<WorkersOptions, 'file'>,
): Workers<Tasks> {
  const workers = new Workers<Tasks>({ ...options, file: tasksFile });
  pools[name] = workers;
  return workers;
}

let users = 0;

/** A server of this process begins to use them. */
export const joinPools = (): void => {
  users += 1;
};

/** A server of this process has ended: with the last one, the threads do. */
export const leavePools = async (): Promise<void> => {
  users -= 1;
  if (users === 0) await closePools();
};

/** Ends all threads. */
export const closePools = async (): Promise<void> => {
  await Promise.all(Object.values(pools).map((workers) => workers.close()));
};
