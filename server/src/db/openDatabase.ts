import { sql } from 'kysely';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Db } from './tables';
import { hasReleases, lostDatabase, refuseBroken } from './unfinished';

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** The embedded database of a folder. Throws `StartError` where it has no table beside releases: it is not the one that they were made with. */
async function openEmbedded(dataDir: string): Promise<Db> {
  const db = openSqlite(dataDir);
  if (!hasReleases(dataDir)) return db;
  const { rows } = await sql`select name from sqlite_schema limit 1`.execute(db);
  if (rows.length > 0) return db;
  await db.destroy();
  throw lostDatabase(dataDir, 'its releases are there');
}

/** Opens the database that the settings name, as it is. Throws `StartError`, also where a broken place would be taken for an empty one. */
export async function connectDatabase(place: Place): Promise<Db> {
  refuseBroken(place);
  return place.databaseUrl === undefined ? openEmbedded(place.dataDir) : openPostgres(place.databaseUrl);
}

/** Opens the database that the settings name and brings its tables up to date. Throws `StartError`. */
export async function openDatabase(place: Place): Promise<Db> {
  const db = await connectDatabase(place);
  await migrate(db);
  return db;
}
