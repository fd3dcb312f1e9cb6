import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryCompiler,
  type QueryResult,
} from 'kysely';
import { ManyValuesPostgresCompiler } from '../src/db/manyValues';

class PGliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: PGlite) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.pglite.query<R>(sql, [...parameters]);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite does not stream');
  }
}

/** One connection, given to one caller at a time: transactions never mix with other queries. */
class PGliteDriver implements Driver {
  readonly #connection: PGliteConnection;
  #last: Promise<void> = Promise.resolve();
  #release = () => {};

  constructor(private readonly pglite: PGlite) {
    this.#connection = new PGliteConnection(pglite);
  }

  async init(): Promise<void> {
    await this.pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}

/**
 * In-memory PostgreSQL in this process, for tests on machines without a PostgreSQL. It lives as long as the caller
 * keeps it.
 */
export class PGliteDialect extends PostgresDialect {
  constructor(private readonly pglite: PGlite) {
    super({ pool: () => Promise.reject(new Error('PGlite has no pool')) });
  }

  override createDriver(): Driver {
    return new PGliteDriver(this.pglite);
  }

  override createQueryCompiler(): QueryCompiler {
    return new ManyValuesPostgresCompiler();
  }
}
