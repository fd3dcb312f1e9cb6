declare global {
  /** Set by scripts/jest/noteExecuted.ts. */
  var noteForAll: undefined | (<T>(work: () => Promise<T>) => Promise<T>);
}

/**
 * Does what is kept for the later tests of a process. Where it is noted what tests execute, this counts as read, like a
 * constant of its file: whichever test came first is not the only one that it can break.
 */
export const forAllTests = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.noteForAll ? globalThis.noteForAll(work) : work();
