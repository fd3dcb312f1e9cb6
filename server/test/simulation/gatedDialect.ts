import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { Gate } from './Gate';

class GatedConnection implements DatabaseConnection {
  constructor(
    readonly inner: DatabaseConnection,
    private readonly gate: Gate,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.gate.turn();
    const endsAfter = this.gate.pass(query.sql);
    const result = await this.inner.executeQuery<R>(query);
    if (endsAfter) {
      this.gate.isDead = true;
      throw new Error('The simulation ended the server.');
    }
    return result;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    this.gate.pass(query.sql);
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

const innerOf = (connection: DatabaseConnection) =>
  connection instanceof GatedConnection ? connection.inner : connection;

class GatedDriver implements Driver {
  constructor(
    private readonly inner: Driver,
    private readonly gate: Gate,
  ) {}

  init(): Promise<void> {
    return this.inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.gate.turn();
    return new GatedConnection(await this.inner.acquireConnection(), this.gate);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.gate.pass('begin');
    await this.inner.beginTransaction(innerOf(connection), settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const endsAfter = this.gate.pass('commit');
    await this.inner.commitTransaction(innerOf(connection));
    if (endsAfter) this.gate.isDead = true;
  }

  /** Never delayed: the database rolls back by itself when its client is gone. */
  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.inner.rollbackTransaction(innerOf(connection));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.inner.releaseConnection(innerOf(connection));
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }
}

/** A dialect whose statements pass through a gate. */
export const gatedDialect = (dialect: Dialect, gate: Gate): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => new GatedDriver(dialect.createDriver(), gate),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
