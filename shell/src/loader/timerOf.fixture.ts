/**
 * Returns a function that runs the next timer set with that length, in milliseconds; until one is set, it does nothing.
 * A Jest spy would look like fake timers, which the testing library would advance.
 */
export function timerOf(milliseconds: number): () => (() => void) | undefined {
  const own = globalThis.setTimeout;
  let found: (() => void) | undefined;
  const noting = (act: () => void, after?: number) => {
    if (after === milliseconds) {
      found = act;
      globalThis.setTimeout = own;
    }
    return own(act, after);
  };
  globalThis.setTimeout = Object.assign(noting, own);
  return () => found;
}
