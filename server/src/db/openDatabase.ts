import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Db } from './tables';

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Opens the database that the settings name, as it is. Throws `StartError`. */
export const connectDatabase = async ({ dataDir, databaseUrl }: Place): Promise<Db> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);

/** Opens the database that the settings name and brings its tables up to date. Throws `StartError`. */
export async function openDatabase(place: Place): Promise<Db> {
  const db = await connectDatabase(place);
  await migrate(db);
  return db;
}
