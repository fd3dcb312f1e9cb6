/**
 * What the product's lists, reads and writes are measured beside: three routes of Fastify that run the same SQL on the
 * same database and answer what it gives, and nothing else. No validation, no hooks, no log, no compression.
 * `DATABASE_URL` names a PostgreSQL, else `DATA_DIR` a folder with `database.sqlite`. Prints its address.
 */
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import Fastify from 'fastify';
import Database from 'libsql';
import pg from 'pg';
import { centers } from '../src/api/centers/centers';
import { comparableColumns } from '../src/api/resource/rows';

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
const { query, change } = DATABASE_URL ? postgres(DATABASE_URL) : embedded(path.join(DATA_DIR, 'database.sqlite'));

const names = [...new Set(['id', 'version', ...comparableColumns(centers)])];
const columns = names.map((name) => `"${name}"`).join(', ');
const newId = () => (Date.now() * 256).toString(36) + randomBytes(5).toString('hex');
const app = Fastify();
let known: Row[] | undefined;

async function callerOf(authorization = ''): Promise<Row> {
  const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest('hex');
  const [now, soon] = [0, 60_000].map((ms) => new Date(Date.now() + ms).toISOString());
  const [caller] = await query(
    `select "accounts".* from "sessions" inner join "accounts" on "accounts"."id" = "sessions"."accountId"
     where "tokenHash" = ? and "sessions"."expiresAt" > ? and "sessions"."createdAt" < ?
     and not exists (select "ahead"."id" from "sessions" as "ahead" where "ahead"."seenAt" > ?) and "accounts"."deletedAt" is null and "accounts"."status" = ?`,
    [hash, now, soon, soon, 'active'],
  );
  if (!caller) throw new Error('Nobody is signed in.');
  return caller;
}

app.get('/api/centers', async (request, reply) => {
  await callerOf(request.headers.authorization);
  const { page, size } = request.query as { page: string; size: string };
  await query(
    DATABASE_URL
      ? 'select pg_current_snapshot()::text'
      : 'select total_changes() as own, data_version as others from pragma_data_version',
  );
  const [counted] = (known ??= await query('select count(*) as "total" from "centers" where "deletedAt" is null'));
  const skipped = (Number(page) - 1) * Number(size);
  const rows = await query(
    `select ${columns} from "centers" where "id" in (select "id" from "centers" where "deletedAt" is null order by "id" desc limit ? offset ?) order by "id" desc`,
    [Number(size), skipped],
  );
  return reply.header('X-Total-Count', Number(counted?.total)).send(rows);
});

app.get('/api/centers/:id', async (request) => {
  await callerOf(request.headers.authorization);
  const { id } = request.params as { id: string };
  return (await query(`select ${columns} from "centers" where "id" = ? and "deletedAt" is null`, [id]))[0];
});

app.post('/api/centers', async (request, reply) => {
  const caller = await callerOf(request.headers.authorization);
  const at = new Date().toISOString();
  const given = request.body as Row;
  const search = centers.search.map((column) => String(given[column] ?? '')).join(' ');
  const row: Row = {
    ...given,
    id: newId(),
    version: 1,
    createdAt: at,
    updatedAt: at,
    search: search.toLowerCase(),
  };
  const stored = await change(async (tx) => {
    const [made] = await tx(
      `insert into "centers" (${Object.keys(row)
        .map((name) => `"${name}"`)
        .join(', ')}) values (${Object.keys(row)
        .map(() => '?')
        .join(', ')}) returning ${columns}`,
      Object.values(row),
    );
    await tx(
      'insert into "audit" ("id", "at", "accountId", "by", "resource", "recordId", "action", "changes") values (?, ?, ?, ?, ?, ?, ?, ?)',
      [newId(), at, caller.id, caller.name, 'centers', row.id, 'create', JSON.stringify(given)],
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
