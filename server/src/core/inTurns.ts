import { setImmediate } from 'node:timers/promises';

/** How long work runs without a break, in milliseconds: other calls wait that long. */
const TURN_MS = 8;

/** Goes through items one after the other; what waits in this process has its turn in between whenever 8 ms have passed. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let begun = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - begun < TURN_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}
