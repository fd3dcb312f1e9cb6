import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { type Asking, BoundedQueue } from './BoundedQueue';
import type { TaskList } from './Workers';

export interface ProcessesOptions {
  /** How many processes at most. */
  processes: number;
  /** How much work may wait for one. */
  waiting: number;
  /** How long one piece of work may take, in milliseconds. */
  limitMs: number;
  /** The most memory that a process may take, all of it, in MB. */
  mostMb: number;
  /** Answers the script that a process runs: one that calls `doOne`. */
  file: () => Promise<string>;
}

/** What a process is given to do. */
export interface Task {
  name: string;
  input: unknown;
}

/** What a process answers. */
export type TaskAnswer = { result: unknown } | { error: string };

/**
 * Processes for work on files of strangers, one for each piece of work: only what it takes itself counts, it comes back with
 * the end of the process, and what goes wrong in it goes wrong in no other.
 */
export class Processes<Tasks extends TaskList<keyof Tasks & string>> {
  private readonly queue: BoundedQueue;
  private readonly running = new Set<ChildProcess>();

  constructor(private readonly options: ProcessesOptions) {
    this.queue = new BoundedQueue(options.processes, options.waiting);
  }

  /** How much is done and how much waits at this moment. */
  get load(): { running: number; waiting: number } {
    return this.queue.load;
  }

  /**
   * Does a task in a process of its own, which is ended when `signal` aborts. Throws 503 with `Retry-After` when too much
   * waits, the signal's reason, and an error for what fails, takes too long or takes more memory than it may.
   */
  async run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    asking: Asking = {},
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    return this.queue.run(() => this.perform<Awaited<ReturnType<Tasks[Name]>>>({ name, input }, asking.signal), asking);
  }

  /** Ends the processes; what they are doing fails. */
  async close(): Promise<void> {
    for (const child of this.running) child.kill('SIGKILL');
  }

  private async perform<Result>(task: Task, given: AbortSignal | undefined): Promise<Result> {
    const { file, mostMb, limitMs } = this.options;
    const script = await file();
    given?.throwIfAborted();
    // It has nothing of the server's: neither its settings nor the options that it was started with.
    const child = fork(script, [String(mostMb)], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.running.add(child);
    const end = () => child.kill('SIGKILL');
    const limit = setTimeout(end, limitMs);
    given?.addEventListener('abort', end);
    try {
      const told = await new Promise<TaskAnswer>((resolve, reject) => {
        let answer: TaskAnswer | undefined;
        child.once('message', (message) => (answer = message as TaskAnswer));
        child.once('error', reject);
        // Its memory is back once it has ended.
        child.once('close', (code, signal) => {
          if (given?.aborted) reject(given.reason as Error);
          else if (answer) resolve(answer);
          else reject(new Error(`The process of ${task.name} ended with ${signal ?? code}.`));
        });
        if (child.pid !== undefined) comeSecond(child.pid);
        child.send(task, () => undefined);
      });
      if ('error' in told) throw new Error(told.error);
      return told.result as Result;
    } finally {
      clearTimeout(limit);
      given?.removeEventListener('abort', end);
      this.running.delete(child);
    }
  }
}

/** Requests come first. */
function comeSecond(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system gives no priorities.
  }
}
