/**
 * Answers what the next timer of that length, in milliseconds, would do; until it is set, nothing. A spy of Jest's would
 * pass for a clock of its own, which the testing library would advance.
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
