import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { type TaskList, TaskPool, type TaskPoolOptions } from './TaskPool';

/** `file` answers a script that calls `doOne`. */
export interface ProcessesOptions extends TaskPoolOptions {
  /** How many processes at most. */
  processes: number;
  /** A process's memory limit, in MB. */
  mostMb: number;
}

/** A process's task. */
export interface Task {
  name: string;
  input: unknown;
}

/** A process's answer. */
export type TaskAnswer = { result: unknown } | { error: string };

/**
 * Processes for work on strangers' files, one for each piece of work: its memory is freed with it, and a crash affects
 * no other. A process is ended when `signal` aborts, and when it exceeds its time or memory, which is an error.
 */
export class Processes<Tasks extends TaskList<keyof Tasks & string>> extends TaskPool<Tasks> {
  private readonly running = new Set<ChildProcess>();

  constructor(private readonly options: ProcessesOptions) {
    super(options.processes, options.waiting);
  }

  /** Ends the processes; their work fails. */
  async close(): Promise<void> {
    for (const child of this.running) child.kill('SIGKILL');
  }

  protected async perform(name: string, input: unknown, given: AbortSignal | undefined): Promise<unknown> {
    const task: Task = { name, input };
    const { file, mostMb, limitMs } = this.options;
    const script = await file();
    given?.throwIfAborted();
    // It gets nothing of the server's: neither its settings nor its command line options.
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
          else reject(new Error(`The process of ${name} ended with ${signal ?? code}.`));
        });
        if (child.pid !== undefined) comeSecond(child.pid);
        child.send(task, () => undefined);
      });
      if ('error' in told) throw new Error(told.error);
      return told.result;
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
