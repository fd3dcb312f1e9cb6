import { ApiError } from './errors';

/** Work that holds a processor: a few at a time, some that wait, and no more. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** `places`: how many run at once. `most`: how many may wait for a place. */
  constructor(
    private readonly places: number,
    private readonly most: number,
  ) {}

  /** Does the work when there is a place. Throws 503 with `Retry-After` when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.places) this.running += 1;
    else {
      if (this.waiting.length >= this.most)
        throw new ApiError(
          503,
          'busy',
          'Too many are asking for this at the moment. Please try again in a few seconds.',
          {},
          { 'Retry-After': '3' },
        );
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
