/** The engine that a benchmark runs on. */
globalThis.testDatabase = process.env.DATABASE_URL ?? 'sqlite';

const afterwards: (() => unknown)[] = [];
// The databases of tests are given up after the last test of a file; a benchmark has no runner that would say when that is.
globalThis.afterAll = (hook) => void afterwards.push(hook as () => unknown);

/** Closes what a benchmark opened; nothing stays behind. */
export async function endBench({ close }: { close(): Promise<void> }): Promise<void> {
  for (const hook of afterwards) await hook();
  await close();
}
