import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Db } from './tables';

/** Opens the database that the settings name and brings its tables up to date. Throws `StartError`. */
export async function openDatabase(settings: { dataDir: string; databaseUrl: string | undefined }): Promise<Db> {
  const db =
    settings.databaseUrl === undefined ? openSqlite(settings.dataDir) : await openPostgres(settings.databaseUrl);
  await migrate(db);
  return db;
}
