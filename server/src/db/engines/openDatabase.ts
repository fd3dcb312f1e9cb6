import { sql } from 'kysely';
import { noteUse } from '../filled';
import { migrate } from '../migrate';
import type { Db } from '../tables';
import { emptyPostgres, hasReleases, holdsProduct, lostDatabase, refuseBroken } from '../unfinished';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  /** By default, there is no replica. */
  databaseReadUrl?: string | undefined;
}

/**
 * The embedded database of a folder. Throws `StartError` if it has no tables although there are releases: they belong
 * to another database.
 */
async function openEmbedded(dataDir: string): Promise<Db> {
  const db = openSqlite(dataDir);
  if (!hasReleases(dataDir)) return db;
  const { rows } = await sql`select name from sqlite_schema limit 1`.execute(db);
  if (rows.length > 0) return db;
  await db.destroy();
  throw lostDatabase(dataDir, 'its releases are there');
}

/**
 * A PostgreSQL. Throws `StartError` if it has no tables although the folder belongs to a product: a move or restore was
 * aborted, or it is the wrong database.
 */
async function openShared(dataDir: string, databaseUrl: string, readUrl: string | undefined): Promise<Db> {
  // Before checking the tables: if two servers start at once, the first creates them before it has releases.
  const isProduct = holdsProduct(dataDir);
  const db = await openPostgres(databaseUrl, { readUrl });
  if (!isProduct) return db;
  const { rows } = await sql`select 1 from pg_tables where schemaname = current_schema() limit 1`.execute(db);
  if (rows.length > 0) return db;
  await db.destroy();
  throw emptyPostgres(dataDir);
}

/**
 * Opens the configured database without migrating. Throws `StartError`, also if a broken database could be mistaken for
 * an empty one.
 */
export async function connectDatabase(place: Place): Promise<Db> {
  refuseBroken(place);
  const { dataDir, databaseUrl, databaseReadUrl } = place;
  return databaseUrl === undefined ? openEmbedded(dataDir) : openShared(dataDir, databaseUrl, databaseReadUrl);
}

/** Opens the configured database and migrates it. Throws `StartError`. */
export async function openDatabase(place: Place): Promise<Db> {
  const db = await connectDatabase(place);
  await migrate(db);
  await noteUse(db);
  return db;
}
