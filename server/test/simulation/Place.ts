import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { openPostgres, postgresDialect } from '../../src/db/engines/postgres';
import { openSqlite, sqliteDialect } from '../../src/db/engines/sqlite';
import { migrate } from '../../src/db/migrate';
import type { Db, Tables } from '../../src/db/tables';
import { seed } from '../../src/seed';
import type { Gate } from './Gate';
import { gatedDialect } from './gatedDialect';

/** The data of one simulation, for any server that uses them. */
export interface Place {
  isPostgres: boolean;
  /** Connects as a starting server. */
  connect(gate: Gate): Promise<Db>;
  remove(): Promise<void>;
}

/** Creates places with every table and no rows; ending it removes everything they share. */
export interface Places {
  make(): Promise<Place>;
  end(): Promise<void>;
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'simulation-'));

async function prepare(db: Db): Promise<void> {
  await migrate(db);
  await seed(db, 'none');
  await db.destroy();
}

/** Places on the embedded database, each a copy of a file in a temporary folder. */
export async function sqlitePlaces(): Promise<Places> {
  const model = newFolder();
  await prepare(openSqlite(model));
  return {
    make: async () => {
      const folder = newFolder();
      cpSync(model, folder, { recursive: true });
      return {
        isPostgres: false,
        connect: async (gate) => {
          const db = new Kysely<Tables>({ dialect: gatedDialect(sqliteDialect(folder), gate) });
          // Simulated data need not survive a power cut.
          await sql`pragma synchronous = off`.execute(db);
          return db;
        },
        remove: async () => rmSync(folder, { recursive: true, force: true }),
      };
    },
    end: async () => rmSync(model, { recursive: true, force: true }),
  };
}

/**
 * Places on a PostgreSQL, each a database copied from one template. `address` is a database whose user may create
 * others.
 */
export async function postgresPlaces(address: string): Promise<Places> {
  const own = `simulation_${randomBytes(4).toString('hex')}`;
  const at = (name: string) => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    url.search = '';
    return url.toString();
  };
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${own}`);
  await prepare(await openPostgres(at(own)));
  let made = 0;
  return {
    make: async () => {
      const name = `${own}_${(made += 1)}`;
      await ask(`create database ${name} template ${own}`);
      return {
        isPostgres: true,
        connect: async (gate) => new Kysely<Tables>({ dialect: gatedDialect(postgresDialect(at(name)), gate) }),
        remove: () => ask(`drop database ${name} with (force)`),
      };
    },
    end: () => ask(`drop database ${own} with (force)`),
  };
}
