/** Whether the engine under test is a PostgreSQL server, not an embedded engine. */
export const isOnServer: boolean = globalThis.testDatabase.startsWith('postgres');

/**
 * Declares a test that needs a database server: connections it can end, and several processes. On an embedded engine it
 * declares nothing: a skipped test counts as a failure, and one that returns at once proves nothing.
 */
export const testOnPostgres: (name: string, body: () => Promise<void>, timeLimitMs?: number) => void = isOnServer
  ? test
  : () => undefined;
