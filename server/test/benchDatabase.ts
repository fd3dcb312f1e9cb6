/** The engine that a benchmark runs on. */
globalThis.testDatabase = process.env.DATABASE_URL ?? 'sqlite';
