import { existsSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from '../db/lockFolder';
import { migrate, migrateWithin } from '../db/migrate';
import { openPostgres } from '../db/postgres';
import { openSqlite } from '../db/sqlite';
import { StartError } from '../startError';
import { refuseFilled } from './restoreBackup';
import { countTables, differences, emptyTables, fillTables, keptTables, rowsOf, type TableCount } from './tableRows';

/**
 * Copies the embedded database of a data folder into an empty PostgreSQL, in one transaction, and compares each table's
 * rows and their sum on both sides. The embedded one stays as it is. Throws `StartError` when a server runs on the folder,
 * it has no database, the PostgreSQL is not empty, or a table differs; then nothing has been moved.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Record<string, TableCount>> {
  if (!existsSync(path.join(dataDir, 'database.sqlite')))
    throw new StartError(`The data folder ${dataDir} has no embedded database; set DATA_DIR to the one to move.`);
  const unlock = lockFolder(dataDir);
  const from = openSqlite(dataDir);
  try {
    await migrate(from);
    const to = await openPostgres(databaseUrl);
    try {
      await refuseFilled(to);
      return await to.transaction().execute(async (tx) => {
        await migrateWithin(tx);
        await emptyTables(tx);
        await fillTables(tx, await keptTables(from), (table) => rowsOf(from, table));
        const counts = await countTables(from);
        const wrong = differences(counts, await countTables(tx));
        if (wrong.length > 0) throw new StartError(`The database could not be moved: ${wrong.join(' ')}`);
        return counts;
      });
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
    unlock();
  }
}
