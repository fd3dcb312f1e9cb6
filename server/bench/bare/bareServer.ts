/**
 * What the product's lists, reads and writes are measured beside: three routes of Fastify that run the same statements on
 * the same database, compress as it does for who asks for that, and answer what the database gives. No validation, no
 * rights, no security headers, no request's id, no log, no metrics.
 * `DATABASE_URL` names a PostgreSQL, else `DATA_DIR` a folder with `database.sqlite`. Prints its address.
 */
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import Database from 'libsql';
import pg from 'pg';
import { centers } from '../../src/api/centers/centers';
import { compressed } from '../../src/http/newServer';
import { auditColumns, centerColumns, statements } from './statements';

type Row = Record<string, unknown>;
/** Runs a statement whose parameters are `?`, and answers its rows. */
type Query = (sql: string, parameters?: unknown[]) => Promise<Row[]> | Row[];
interface Engine {
  query: Query;
  /** Does work in a transaction. */
  change<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** Statements are prepared once; one connection, and one transaction at a time. */
function embedded(file: string): Engine {
  const database = new Database(file);
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) database.pragma(pragma);
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const query = (sql: string, parameters: unknown[] = []) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(parameters) as Row[];
  };
  let last: Promise<unknown> = Promise.resolve();
  const change = <T>(work: (query: Query) => Promise<T>): Promise<T> => {
    const run = last.then(async () => {
      database.exec('begin immediate');
      const result = await work(query);
      database.exec('commit');
      return result;
    });
    last = run;
    return run;
  };
  return { query, change };
}

function postgres(url: string): Engine {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const numbered = (sql: string) => {
    let number = 0;
    return sql.replace(/\?/g, () => `$${(number += 1)}`);
  };
  const query: Query = async (sql, parameters = []) => (await pool.query<Row>(numbered(sql), parameters)).rows;
  const change = async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    await client.query('begin');
    const result = await work(async (sql, given = []) => (await client.query<Row>(numbered(sql), given)).rows);
    await client.query('commit');
    client.release();
    return result;
  };
  return { query, change };
}

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const engine = DATABASE_URL ? 'postgres' : 'sqlite';
/** How far clocks may be apart, in milliseconds. */
const SKEW_MS = 5 * 60_000;

const { query, change } = DATABASE_URL ? postgres(DATABASE_URL) : embedded(path.join(DATA_DIR, 'database.sqlite'));

const newId = () => (Date.now() * 256).toString(36) + randomBytes(5).toString('hex');
const app = Fastify();
await app.register(compress, compressed);

async function callerOf(authorization = ''): Promise<Row> {
  const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest('hex');
  const [now, soon] = [0, SKEW_MS].map((ms) => new Date(Date.now() + ms).toISOString());
  const [caller] = await query(statements.caller, [hash, now, soon, soon, 'active']);
  if (!caller) throw new Error('Nobody is signed in.');
  return caller;
}

/** The total of the last count, and what nothing had been written since. */
let counted: { version: unknown; total: number } | undefined;

async function totalNow(): Promise<number> {
  const [state] = await query(statements.version[engine]);
  if (counted?.version !== state?.version)
    counted = { version: state?.version, total: Number((await query(statements.count))[0]?.total) };
  return counted?.total ?? 0;
}

app.get('/api/centers', async (request, reply) => {
  await callerOf(request.headers.authorization);
  const { page, size } = request.query as { page: string; size: string };
  const total = await totalNow();
  const rows = await query(statements.page, [Number(size), (Number(page) - 1) * Number(size)]);
  return reply.header('X-Total-Count', total).send(rows);
});

app.get('/api/centers/:id', async (request) => {
  await callerOf(request.headers.authorization);
  const { id } = request.params as { id: string };
  return (await query(statements.read, [id]))[0];
});

app.post('/api/centers', async (request, reply) => {
  const caller = await callerOf(request.headers.authorization);
  const at = new Date().toISOString();
  const given = request.body as Row;
  const search = centers.search
    .map((column) => String(given[column] ?? ''))
    .join(' ')
    .toLowerCase();
  const row: Row = { ...given, id: newId(), version: 1, createdAt: at, updatedAt: at, deletedAt: null, search };
  const changes = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, [null, value]]));
  const noted: Row = {
    ...{ id: newId(), at, accountId: caller.id, by: caller.name, address: request.ip },
    ...{ resource: 'centers', recordId: row.id, action: 'create', detail: '', changes: JSON.stringify(changes) },
    groupId: newId(),
    search: `${String(caller.name)} record created centers ${String(row.id)}`.toLowerCase(),
  };
  const stored = await change(async (tx) => {
    const [company, other] = await tx(statements.named, [String(given.client_name ?? '').trim(), 'instahires']);
    if (company && !other) row.companyId = company.id;
    const [made] = await tx(
      statements.insert,
      centerColumns.map((name) => (row[name] === undefined ? '' : row[name])),
    );
    await tx(
      statements.audit,
      auditColumns.map((name) => noted[name]),
    );
    return made;
  });
  return reply.status(201).send(stored);
});

app.get('/metrics', () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});

process.stdout.write(`Ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
