import { setImmediate as othersHeard } from 'node:timers/promises';
import { tooMany } from './errors';

/** How much of the time one link, or one address, may keep a server busy: a fifth. In milliseconds. */
const WINDOW_MS = 5 * 60_000;
const MOST_MS = WINDOW_MS / 5;

/** How many calls may wait for the one that is answered. */
const MOST_WAITING = 20;

/** As many turns are kept before those that nobody waits in are forgotten early. */
const MOST_KEPT = 10_000;

/** The calls in one turn. */
interface Turn {
  /** How many are answered or wait. */
  calls: number;
  /** When the last of them is done. */
  last: Promise<unknown>;
  /** The time that they took in the window that began at `since`. */
  usedMs: number;
  since: number;
}

/** The calls that wait for each other on one server, by what they have in common. */
export class Turns {
  readonly #turns = new Map<string, Turn>();
  #sweptAt = performance.now();

  /** Whether a key has a turn. */
  has(key: string): boolean {
    return this.#turns.has(key);
  }

  /**
   * Does a call's work once the calls before it by the same key are done: a flood waits for itself, and others' calls come
   * in between. Throws 429 while many wait, and once the key has had its share of the time. `what` is what they share, for
   * that sentence: `this link`.
   */
  async take<T>(key: string, what: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#turnOf(key);
    if (turn.calls > MOST_WAITING) throw tooMany(`Too many calls by ${what} at once. Please try again.`, 5);
    turn.calls += 1;
    const done = turn.last.then(async () => {
      const from = performance.now();
      if (from - turn.since >= WINDOW_MS) Object.assign(turn, { usedMs: 0, since: from });
      if (turn.usedMs > MOST_MS) {
        const seconds = Math.ceil((turn.since + WINDOW_MS - from) / 1000);
        throw tooMany(
          `Calls by ${what} keep us too busy. Please try again in ${Math.ceil(seconds / 60)} minutes.`,
          seconds,
        );
      }
      try {
        return await work();
      } finally {
        turn.usedMs += performance.now() - from;
      }
    });
    // An embedded database answers without a pause: the next one waits until others were heard.
    turn.last = done.catch(() => undefined).then(() => othersHeard());
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
    const now = performance.now();
    if (now - this.#sweptAt >= WINDOW_MS || this.#turns.size >= MOST_KEPT) {
      this.#sweptAt = now;
      for (const [each, { calls, since }] of this.#turns)
        if (calls === 0 && (now - since >= WINDOW_MS || this.#turns.size >= MOST_KEPT)) this.#turns.delete(each);
    }
    const turn = this.#turns.get(key) ?? { calls: 0, last: Promise.resolve(), usedMs: 0, since: now };
    this.#turns.set(key, turn);
    return turn;
  }
}
