import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../startError';
import type { Db, Tables } from './tables';

const INT8 = 20;

/** Counts and amounts come as numbers, as on SQLite; amounts stay far below 2⁵³. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** The address without its password, for messages. */
function redacted(url: string): string {
  return url.replace(/:[^:@/]*@/, ':***@');
}

/** Connects to PostgreSQL. Throws `StartError` when it does not answer within 5 seconds. */
export async function openPostgres(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 30_000, idleTimeoutMillis: 30_000, types });
  pool.on('error', (error) => process.stderr.write(`An idle database connection was lost: ${error.message}\n`));
  // One that is lost while a query runs rejects the query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (cause) {
    await db.destroy();
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : String((cause as { code?: string }).code ?? 'no answer');
    throw new StartError(`The database at ${redacted(url)} cannot be reached (${reason}); start it or correct DATABASE_URL.`, { cause });
  }
}
