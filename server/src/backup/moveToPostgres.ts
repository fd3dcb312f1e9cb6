import { existsSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from '../db/engines/lockFolder';
import { openPostgres } from '../db/engines/postgres';
import { openSqlite } from '../db/engines/sqlite';
import { migrate, migrateWithin } from '../db/migrate';
import type { Db } from '../db/tables';
import { refuseBroken } from '../db/unfinished';
import { StartError } from '../startError';
import { refuseFilled } from './restoreBackup';
import {
  atOneMoment,
  countTables,
  differences,
  emptyTables,
  fillTables,
  keptTables,
  rowsOf,
  type TableCount,
} from './tableRows';

/**
 * The rows in both, if a move was killed after its end or is repeated; undefined if the PostgreSQL holds other data.
 */
async function movedBefore(from: Db, to: Db): Promise<Record<string, TableCount> | undefined> {
  if (String(await keptTables(from)) !== String(await keptTables(to))) return undefined;
  const counts = await countTables(from);
  return differences(counts, await atOneMoment(to, countTables)).length === 0 ? counts : undefined;
}

/**
 * Copies the embedded database of a data folder into an empty PostgreSQL, in one transaction, and compares row counts
 * and checksums of each table. The embedded one stays unchanged. Can be repeated: it then only compares. Throws
 * `StartError` if a server runs on the folder, the database is incomplete, the PostgreSQL holds other data, or a table
 * differs; then nothing has been moved.
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<Record<string, TableCount>> {
  if (!existsSync(path.join(dataDir, 'database.sqlite')))
    throw new StartError(`The data folder ${dataDir} has no embedded database; set DATA_DIR to the one to move.`);
  refuseBroken({ dataDir, databaseUrl: undefined });
  const unlock = lockFolder(dataDir);
  const from = openSqlite(dataDir);
  try {
    await migrate(from);
    const to = await openPostgres(databaseUrl);
    try {
      const moved = await movedBefore(from, to);
      if (moved) return moved;
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
