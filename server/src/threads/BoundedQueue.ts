import { ApiError } from '../core/errors';

/** A request for a place. */
export interface Asking {
  /** Gives the place up, or the wait for it. By default, nothing does. */
  signal?: AbortSignal;
  /** It belongs to work that was let in before, and waits in any case. By default, it is refused when too many wait. */
  bypassesLimit?: boolean;
}

/** Work that holds a processor: a few at a time, some that wait, and no more. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  /** `places`: how many run at once. `most`: how many may wait for a place. */
  constructor(
    private readonly places: number,
    private readonly most: number,
  ) {}

  /** How many run and how many wait at this moment. */
  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.size };
  }

  /** Does the work when there is a place. Throws 503 with `Retry-After` when too many wait already, and the signal's reason when it is given up. */
  async run<T>(work: () => Promise<T>, asking: Asking = {}): Promise<T> {
    asking.signal?.throwIfAborted();
    if (this.running < this.places) this.running += 1;
    else await this.wait(asking);
    try {
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait({ signal, bypassesLimit = false }: Asking): Promise<void> {
    if (!bypassesLimit && this.waiting.size >= this.most)
      throw new ApiError(
        503,
        'busy',
        'The server is busy with this. Please try again in a few seconds.',
        {},
        { 'Retry-After': '3' },
      );
    return new Promise<void>((resolve, reject) => {
      const begin = () => {
        this.waiting.delete(begin);
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.waiting.delete(begin);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      this.waiting.add(begin);
    });
  }
}
