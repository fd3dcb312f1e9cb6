import { availableParallelism } from 'node:os';
import type * as tasks from './tasks';
import { tasksFile } from './tasksFile';
import { Workers, type WorkersOptions } from './Workers';

/** One processor stays for requests. */
const spare = Math.max(1, availableParallelism() - 1);

const open = (options: Omit<WorkersOptions, 'file'>) => new Workers<typeof tasks>({ ...options, file: tasksFile });

/** Of passwords, 50 ms each: half a hundred that wait are two or three seconds. */
export const passwords = open({ threads: Math.min(spare, 3), waiting: 50, limitMs: 20_000 });

/** Of papers, most in 100 ms; hundreds of lines take seconds. Apart from passwords, which wait for no paper. */
export const papers = open({ threads: Math.min(spare, 2), waiting: 20, limitMs: 60_000 });

/** Of lists for Excel; a million cells take half a minute. */
export const workbooks = open({ threads: 1, waiting: 10, limitMs: 120_000 });

/** Of files, when something is published. */
export const compression = open({ threads: 1, waiting: 50, limitMs: 120_000 });

/** Every pool by its name. */
export const pools: Readonly<Record<string, Pick<Workers<typeof tasks>, 'load' | 'close'>>> = {
  passwords,
  papers,
  workbooks,
  compression,
};

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
