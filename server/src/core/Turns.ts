import { tooMany } from './errors';

/** The maximum number of waiting requests per key. */
const MOST_WAITING = 20;

/**
 * The pause after a request, as a multiple of its duration: a link, or address, gets a fifth of the time. At most this
 * many milliseconds.
 */
const PAUSES = 4;
const LONGEST_PAUSE_MS = 2_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** The number of queues kept before idle ones are removed. */
const MOST_KEPT = 10_000;

/** A queue: the number of running and waiting requests, and when the last of them has finished, including its pause. */
interface Turn {
  calls: number;
  last: Promise<unknown>;
}

/** Queues of one server's requests, by key. */
export class Turns {
  readonly #turns = new Map<string, Turn>();

  /** Whether a key has a queue. */
  has(key: string): boolean {
    return this.#turns.has(key);
  }

  /**
   * Runs a request after earlier ones with the same key, following a pause of four times the last duration: a flood
   * only delays itself. Throws 429 if many are waiting. `what` names the key in that message: `this link`.
   */
  async take<T>(key: string, what: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#turnOf(key);
    if (turn.calls > MOST_WAITING) throw tooMany(`Too many calls by ${what} at once. Please try again.`, 5);
    turn.calls += 1;
    let from = 0;
    const done = turn.last.then(() => {
      from = performance.now();
      return work();
    });
    turn.last = done
      .catch(() => undefined)
      .then(() => pause(Math.min(LONGEST_PAUSE_MS, PAUSES * (performance.now() - from))));
    try {
      return await done;
    } finally {
      turn.calls -= 1;
    }
  }

  /** Gives a key its own queue. */
  keep(key: string): void {
    this.#turnOf(key);
  }

  #turnOf(key: string): Turn {
    if (this.#turns.size >= MOST_KEPT)
      for (const [each, { calls }] of this.#turns) if (calls === 0) this.#turns.delete(each);
    const turn = this.#turns.get(key) ?? { calls: 0, last: Promise.resolve() };
    this.#turns.set(key, turn);
    return turn;
  }
}
