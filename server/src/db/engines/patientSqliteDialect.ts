import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryCompiler,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { ManyValuesSqliteCompiler } from '../manyValues';

/**
 * How long a statement waits for another process that has locked the file, and how often it retries, in milliseconds.
 */
const PATIENCE_MS = 2_000;
const EVERY_MS = 20;

const isBusy = (error: unknown): boolean => String((error as { code?: string }).code).startsWith('SQLITE_BUSY');

/** The connection, which retries statements on a locked file: SQLite's own wait would block the process. */
class PatientConnection implements DatabaseConnection {
  constructor(private readonly connection: DatabaseConnection) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (const until = performance.now() + PATIENCE_MS; ; ) {
      try {
        return await this.connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
      await wait(EVERY_MS);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.connection.streamQuery<R>(query, chunkSize);
  }
}

class PatientSqliteDriver extends SqliteDriver {
  #connection: Promise<DatabaseConnection> | undefined;
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  /** Waiting callers get the connection in order: Kysely's own lock wakes all of them each time. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    this.#connection ??= super.acquireConnection().then((connection) => new PatientConnection(connection));
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite rolls back itself when the disk is full or fails; the following error is not the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

/**
 * SQLite shared with other processes. Transactions take the write lock at once: a deferred one that reads first and
 * writes later fails if another process has written in between. A statement on a locked file is retried for 2 s without
 * blocking the process.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new PatientSqliteDriver(this.#config);
  }

  override createQueryCompiler(): QueryCompiler {
    return new ManyValuesSqliteCompiler();
  }
}
