declare global {
  /** Set by scripts/jest/noteExecuted.ts. */
  var noteForAll: undefined | (<T>(work: () => Promise<T>) => Promise<T>);
}

/**
 * Runs work whose result later tests of the process reuse. When executed code is recorded, it counts as loading, like a
 * constant of its file, because a change of it can break more than the first test.
 */
export const forAllTests = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.noteForAll ? globalThis.noteForAll(work) : work();
