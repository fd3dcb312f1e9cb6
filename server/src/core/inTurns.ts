import { setImmediate } from 'node:timers/promises';

/** How long work runs without yielding, in milliseconds: the longest that other requests are delayed. */
const TURN_MS = 8;

/** Iterates over items; yields to other work in this process every 8 ms. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let begun = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - begun < TURN_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}
