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

/** How long a call waits for another process that holds the file, and how often it tries, in milliseconds. */
const PATIENCE_MS = 2_000;
const EVERY_MS = 20;

const isBusy = (error: unknown): boolean => String((error as { code?: string }).code).startsWith('SQLITE_BUSY');

/** The connection, on which a call that finds the file locked is tried again: SQLite's own waiting would hold the process. */
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

  /** Waiters get the connection in turn: Kysely's own lock wakes all of them each time. */
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

  /** SQLite rolls back by itself when the disk is full or fails; the following error is not the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}

/**
 * SQLite next to other processes on the same file. Transactions take the write lock at once: a deferred one that reads
 * first and writes later fails when another process has written in between. A call that finds the file locked is
 * retried for 2 s, and everything else goes on meanwhile.
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
