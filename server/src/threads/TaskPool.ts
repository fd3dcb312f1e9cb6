import { type Asking, BoundedQueue } from './BoundedQueue';

/** Functions of one value, by name. */
export type TaskList<Name extends string> = Record<Name, (input: never) => unknown>;

/** Options of every pool: how much work may wait, and the time limit of one piece of work, in milliseconds. */
export interface TaskPoolOptions {
  waiting: number;
  limitMs: number;
  /** Answers the script that does the tasks. */
  file: () => Promise<string>;
}

/** Work outside the event loop, a few pieces at a time; while too much waits, callers are told when to come again. */
export abstract class TaskPool<Tasks extends TaskList<keyof Tasks & string>> {
  private readonly queue: BoundedQueue;

  /** `places`: how much is done at once. `waiting`: how much may wait. */
  constructor(places: number, waiting: number) {
    this.queue = new BoundedQueue(places, waiting);
  }

  /** How much is done and how much waits at this moment. */
  get load(): { running: number; waiting: number } {
    return this.queue.load;
  }

  /**
   * Does a task and answers its result. Throws 503 with `Retry-After` when too much waits, the signal's reason when `signal`
   * aborts, and what the pool throws for a task that fails or takes too much.
   */
  async run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    asking: Asking = {},
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const result = await this.queue.run(() => this.perform(name, input, asking.signal), asking);
    return result as Awaited<ReturnType<Tasks[Name]>>;
  }

  /** Ends what does the work. */
  abstract close(): Promise<void>;

  /** Does one task that has a place, until `given` aborts. */
  protected abstract perform(name: string, input: unknown, given: AbortSignal | undefined): Promise<unknown>;
}
