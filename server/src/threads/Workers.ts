import { Piscina } from 'piscina';
import { ApiError } from '../core/errors';
import { type TaskList, TaskPool, type TaskPoolOptions } from './TaskPool';

/** `file` answers a script whose exports are the tasks. */
export interface WorkersOptions extends TaskPoolOptions {
  /** How many threads at most; they begin with their first work. */
  threads: number;
}

/** A thread that has nothing to do ends after this time, in milliseconds. */
const IDLE_MS = 30_000;
/** A thread's limit of JavaScript memory, in MB; beyond, it ends and its work fails. */
const MEMORY_MB = 512;
/**
 * How long the end waits for running work, in milliseconds. Ending a thread while it opens a stream of zlib takes the
 * whole process down (Node's “close before init”).
 */
const CLOSE_MS = 5_000;
/** How long what nobody waits for any more may still take, in milliseconds: most ends by then, and its thread need not be ended. */
const LEFT_MS = 1_000;
/**
 * Ending a thread while its script is loaded by `require` takes the whole process down (Node's “IsGraphAsync must be used on
 * an instantiated module”): without it, piscina loads the script by `import`.
 */
const NODE_OPTIONS = ['--no-experimental-require-module'];
/** Requests come first: on Linux, a thread has a priority of its own. */
const NICE = process.platform === 'linux' ? 10 : 0;

/**
 * Threads for one kind of work that would hold the event loop. What takes too long is answered 503 with `Retry-After`. When
 * `signal` aborts, the task has a second to end; then the thread is ended and another takes its place. A thread that dies
 * fails its task only.
 */
export class Workers<Tasks extends TaskList<keyof Tasks & string>> extends TaskPool<Tasks> {
  private pool: Promise<Piscina> | undefined;

  constructor(private readonly options: WorkersOptions) {
    super(options.threads, options.waiting);
  }

  /** Ends the threads, once their work is done or has taken 5 s more; later work begins new ones. */
  async close(): Promise<void> {
    const pool = this.pool;
    this.pool = undefined;
    await (await pool)?.close({ force: true });
  }

  protected async perform(name: string, input: unknown, given: AbortSignal | undefined): Promise<unknown> {
    const pool = await (this.pool ??= this.open());
    given?.throwIfAborted();
    const limit = AbortSignal.timeout(this.options.limitMs);
    const left = new AbortController();
    let leaving: NodeJS.Timeout | undefined;
    const leave = () => {
      leaving = setTimeout(() => left.abort(), LEFT_MS);
    };
    given?.addEventListener('abort', leave);
    try {
      const signal = AbortSignal.any([limit, left.signal]);
      const result: unknown = await pool.run(input, { name, signal });
      given?.throwIfAborted();
      return result;
    } catch (error) {
      given?.throwIfAborted();
      if (!limit.aborted) throw error;
      throw new ApiError(
        503,
        'too_long',
        'This is taking too long. Please ask for less at once, or try again in a minute.',
        {},
        { 'Retry-After': '60' },
        { cause: error },
      );
    } finally {
      clearTimeout(leaving);
      given?.removeEventListener('abort', leave);
    }
  }

  private async open(): Promise<Piscina> {
    const pool = new Piscina({
      filename: await this.options.file(),
      minThreads: 0,
      maxThreads: this.options.threads,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
      execArgv: NODE_OPTIONS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      recordTiming: false,
      closeTimeout: CLOSE_MS,
    });
    // A thread that fails while it has nothing to do is replaced when there is something.
    pool.on('error', () => undefined);
    return pool;
  }
}
