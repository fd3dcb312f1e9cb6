/** Pseudo-random numbers that depend only on a seed (mulberry32). */
export class Rolls {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Whether an event with this probability, from 0 to 1, happens. */
  chance(of: number): boolean {
    return this.next() < of;
  }

  /** A random element; undefined for an empty list. */
  pick<T>(of: readonly T[]): T | undefined {
    return of[this.below(of.length)];
  }

  /** All elements in random order. */
  shuffle<T>(of: readonly T[]): T[] {
    const left = [...of];
    return of.map(() => left.splice(this.below(left.length), 1)[0] as T);
  }
}
