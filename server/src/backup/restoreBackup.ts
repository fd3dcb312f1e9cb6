import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../db/lockFolder';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations';
import { openPostgres } from '../db/postgres';
import { openSqlite } from '../db/sqlite';
import type { Db } from '../db/tables';
import { StartError } from '../startError';
import { BackupFolder, type BackupManifest } from './BackupFolder';
import { countTables, differences, emptyTables, fillTables, keptTables } from './tableRows';

/** Fills an empty database, and compares what is in it then. Throws, and changes nothing, when it differs. */
async function fill(db: Db, backup: BackupFolder, contents: BackupManifest): Promise<void> {
  await migrate(db, new Set(contents.migrations));
  await db.transaction().execute(async (tx) => {
    await emptyTables(tx);
    await fillTables(tx, Object.keys(contents.tables), (table) => backup.rows(table));
    const wrong = differences(contents.tables, await countTables(tx));
    if (wrong.length > 0) throw new StartError(`The backup could not be restored: ${wrong.join(' ')}`);
  });
  await migrate(db);
}

/** Throws when a PostgreSQL has tables: it may be a running product's. */
export async function refuseFilled(db: Db): Promise<void> {
  if ((await keptTables(db)).length === 0) return;
  throw new StartError(
    'The database of DATABASE_URL is not empty, and may be that of a running product; make a new one and set DATABASE_URL to it.',
  );
}

/**
 * Restores a backup, of either engine, into an empty place: the data folder, and the database of `databaseUrl` where one
 * is set. The backup is read and compared before anything changes. Throws `StartError` when it is none or damaged, when
 * the place is not empty, and when a server runs on it. Where it fails on its way, the data folder holds nothing of it.
 */
export async function restoreBackup(
  folder: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<BackupManifest> {
  const backup = new BackupFolder(folder);
  const contents = await backup.verified();
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = contents.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup ${folder} is of a newer version, ${contents.version} (${unknown.join(', ')}); restore it with that version.`,
    );
  const unlock = lockFolder(dataDir);
  try {
    const modules = path.join(dataDir, 'modules');
    const hasModules = existsSync(modules) && readdirSync(modules).some((name) => !name.startsWith('.'));
    if (hasModules || (databaseUrl === undefined && existsSync(path.join(dataDir, 'database.sqlite'))))
      throw new StartError(
        `The data folder ${dataDir} holds a product already; move it away, or set DATA_DIR to another folder.`,
      );
    const db = databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl);
    try {
      if (databaseUrl !== undefined) await refuseFilled(db);
      await backup.takeFiles(modules);
      await fill(db, backup, contents);
    } catch (error) {
      // What is there now would be taken for a product.
      const embedded = databaseUrl === undefined ? ['', '-wal', '-shm'].map((end) => `database.sqlite${end}`) : [];
      for (const name of ['modules', ...embedded]) await rm(path.join(dataDir, name), { recursive: true, force: true });
      throw error;
    } finally {
      await db.destroy();
    }
    return contents;
  } finally {
    unlock();
  }
}
