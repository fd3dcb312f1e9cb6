import { tooMany } from './errors';

/** How many calls may wait for the current one. */
const MOST_WAITING = 20;

/** How many times as long as a call took the next one waits: a link, or an address, has a fifth of the time. At most this many milliseconds. */
const PAUSES = 4;
const LONGEST_PAUSE_MS = 2_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** As many turns are kept before those that nobody waits in are forgotten. */
const MOST_KEPT = 10_000;

/** The calls in one turn: how many are answered or wait, and when the last of them is done and its pause is over. */
interface Turn {
  calls: number;
  last: Promise<unknown>;
}

/** The calls that wait for each other on one server, by a common key. */
export class Turns {
  readonly #turns = new Map<string, Turn>();

  /** Whether a key has a turn. */
  has(key: string): boolean {
    return this.#turns.has(key);
  }

  /**
   * Runs a call's work once the calls before it with the same key are done, after a pause of four times as long as the
   * last took: a flood waits for itself, and others' calls come in between. Throws 429 while many wait. `what` names
   * the key in that sentence: `this link`.
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

  /** Gives a key a turn of its own. */
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
