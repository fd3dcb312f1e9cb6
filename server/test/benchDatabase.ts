globalThis.testDatabase = process.env.DATABASE_URL ?? 'sqlite';
