import { once } from 'node:events';
import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryCompiler,
  sql,
} from 'kysely';
import pg from 'pg';
import { StartError } from '../../startError';
import { answering } from '../answering';
import { ManyValuesPostgresCompiler } from '../manyValues';
import type { Db, Tables } from '../tables';
import { Replica } from './Replica';
import { Told } from './Told';

const INT8 = 20;

/** Counts and amounts are returned as numbers, as on SQLite; amounts stay far below 2⁵³. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Why the server can't be used, by error code; the message may contain a part of the address, and so of the password.
 */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'ECONNREFUSED: nothing listens there',
  ENOTFOUND: 'ENOTFOUND: its host name is not known',
  EAI_AGAIN: 'EAI_AGAIN: its host name cannot be looked up',
  ERR_INVALID_URL: 'it is not an address; characters such as / : @ # in the password are written as %2F %3A %40 %23',
  '28P01': 'it refuses this user and password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of this name',
  '53300': 'it has no connection left',
};

const reasonOf = (cause: unknown): string => {
  const { code } = cause as { code?: string };
  if (cause instanceof URIError) return reasons.ERR_INVALID_URL ?? '';
  if (cause instanceof Error && cause.message.startsWith('SASL')) return 'it asks for a password';
  return code === undefined ? 'no answer' : (reasons[code] ?? code);
};

/** An address's host and path, without user and password; empty if it may have been parsed wrongly. */
function placeOf(url: string): string {
  const isPlain = /^[^@/?#]*:\/\/(?:[^@/?#:]*(?::[^@/?#:]*)?@)?[^@/?#]*(?:\/[^@/?#]*)?(?:\?[^@#]*)?$/.test(url);
  if (!isPlain || !URL.canParse(url)) return 'The database of DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `The database at ${host}${pathname} (DATABASE_URL)`;
}

/**
 * The query timeout, in milliseconds: on the server and, if it does not respond at all, a little later on the client.
 */
const QUERY_MS = 20_000;
const GRACE_MS = 1_000;

/**
 * How long a query may be silent before the server's health is checked, and that check's timeout, in milliseconds: a
 * query may be waiting for a lock, a frozen server answers nothing.
 */
const SILENT_MS = 2_000;
const ANSWER_MS = 1_500;
/** The timeout for getting a connection from the pool, in milliseconds. */
const CONNECT_MS = 3_000;
/** The timeout of an idle transaction, in milliseconds: a frozen process with locks must not block everybody. */
const IDLE_MS = 60_000;

/** The watchdog of a connection. */
interface Watch {
  silentMs: number;
  isAnswering: () => Promise<boolean>;
}

/** A connection to a server that stopped responding is closed: the next query would hang as well. */
const limitedBy = ({ silentMs, isAnswering }: Watch) =>
  class LimitedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const ask = this.query.bind(this) as (...given: unknown[]) => Promise<unknown>;
      const limited = async (...given: unknown[]): Promise<unknown> => {
        let isWaiting = true;
        const watching = setInterval(() => {
          void isAnswering().then((isIt) => {
            if (!isIt && isWaiting) this.connection.stream.destroy();
          });
        }, silentMs);
        try {
          return await ask(...given);
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') {
            // Before the pool reuses it: the pool discards an ended connection.
            const ended = once(this, 'end');
            this.connection.stream.destroy();
            await ended;
          }
          throw error;
        } finally {
          isWaiting = false;
          clearInterval(watching);
        }
      };
      // The pool uses callbacks only for its own checks.
      this.query = ((...given: unknown[]) =>
        typeof given.at(-1) === 'function' ? ask(...given) : limited(...given)) as typeof this.query;
    }
  };

/** A PostgreSQL's parts in addition to its connection pool. */
interface Beside {
  told: Told;
  replica: Replica | undefined;
}

class HonestPostgresDriver extends PostgresDriver {
  constructor(
    config: PostgresDialectConfig,
    private readonly beside: Beside,
  ) {
    super(config);
  }

  override async destroy(): Promise<void> {
    this.beside.told.close();
    await this.beside.replica?.close();
    await super.destroy();
  }

  /** A lost connection has no transaction to roll back; the following error is not the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class HonestPostgresDialect extends PostgresDialect {
  constructor(
    private readonly own: PostgresDialectConfig,
    private readonly beside: Beside,
  ) {
    super(own);
  }

  override createDriver(): Driver {
    return new HonestPostgresDriver(this.own, this.beside);
  }

  override createQueryCompiler(): QueryCompiler {
    return new ManyValuesPostgresCompiler();
  }
}

/** The query and silence timeouts, in milliseconds; by default the usual ones. */
interface QueryLimits {
  queryMs?: number;
  silentMs?: number;
}

/** A PostgreSQL, as from `openPostgres`; connects with the first query. */
export const postgresDialect = (url: string, limits?: QueryLimits): Dialect => dialectOf(url, besideOf(url), limits);

const besideOf = (url: string, readUrl?: string): Beside => ({
  told: new Told(url),
  replica: readUrl === undefined ? undefined : new Replica(() => openPostgres(readUrl)),
});

const besides = new WeakMap<Db, Beside>();

/** Notifications of a PostgreSQL; undefined if there are none, and the reader has to poll. */
export const toldBy = (db: Db): Told | undefined => besides.get(db)?.told;

/** The replica of a PostgreSQL; undefined without one. */
export const replicaOf = (db: Db): Replica | undefined => besides.get(db)?.replica;

function dialectOf(
  url: string,
  beside: Beside,
  { queryMs = QUERY_MS, silentMs = SILENT_MS }: QueryLimits = {},
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: queryMs,
    query_timeout: queryMs + GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    idleTimeoutMillis: 30_000,
    types,
    Client: limitedBy({ silentMs, isAnswering: answering(url, ANSWER_MS) }),
  } as pg.PoolConfig);
  pool.on('error', (error) => process.stderr.write(`An idle database connection was lost: ${error.message}\n`));
  // A connection lost during a query rejects the query; without a listener it would also crash the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new HonestPostgresDialect({ pool }, beside);
}

/**
 * Connects to PostgreSQL. Queries are limited to `queryMs` (by default 20 s). If the server stops responding, every
 * query fails soon after `silentMs` (by default 2 s), and so do new ones as long as it lasts. `readUrl`: a replica.
 * Throws `StartError` if it does not respond within 3 seconds.
 */
export async function openPostgres(
  url: string,
  { readUrl, ...limits }: QueryLimits & { readUrl?: string | undefined } = {},
): Promise<Db> {
  const beside = besideOf(url, readUrl);
  const db = new Kysely<Tables>({ dialect: dialectOf(url, beside, limits) });
  besides.set(db, beside);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (cause) {
    await db.destroy();
    throw new StartError(`${placeOf(url)} cannot be reached (${reasonOf(cause)}); start it or correct DATABASE_URL.`, {
      cause,
    });
  }
}
