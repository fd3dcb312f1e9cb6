/** Whether the engine under test is a PostgreSQL server, and no embedded one. */
export const isOnServer: boolean = globalThis.testDatabase.startsWith('postgres');

/**
 * Declares a test of what only a server has: connections that it can end, and several processes at once. On an embedded
 * engine there is no such test: a skipped one counts as a failure, and one that returns at once proves nothing.
 */
export const testOnPostgres: (name: string, body: () => Promise<void>, timeLimitMs?: number) => void = isOnServer
  ? test
  : () => undefined;
