import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { version } from '../../package.json';
import type { Db } from '../db/tables';
import { StartError } from '../startError';
import { BackupFolder, type BackupManifest } from './BackupFolder';
import { atOneMoment, keptTables, rowsOf } from './tableRows';

/**
 * Makes a backup in a new folder of `into`, named after the moment, while the product runs: the database as it was at
 * one moment, then the releases' files, then all of it is read again and compared. A folder that ends in `.partial` is
 * one that broke off. Answers the folder and what it holds.
 */
export async function makeBackup(
  db: Db,
  dataDir: string,
  into: string,
): Promise<{ folder: string; contents: BackupManifest }> {
  const at = new Date().toISOString();
  const folder = path.join(into, `backup-${at.replace(/[:.]/g, '-')}`);
  if (existsSync(folder)) throw new StartError(`The folder ${folder} exists already; try again.`);
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const backup = new BackupFolder(partial);
    const kept = await atOneMoment(db, async (connection) => {
      const tables: BackupManifest['tables'] = {};
      for (const table of await keptTables(connection))
        tables[table] = await backup.keep(table, rowsOf(connection, table));
      const done = await connection.selectFrom('migrations').select('name').execute();
      return { tables, migrations: done.map(({ name }) => name) };
    });
    const files = await backup.keepFiles(path.join(dataDir, 'modules'));
    await backup.write({ version, at, ...kept, files });
    const contents = await backup.verified();
    await rename(partial, folder);
    return { folder, contents };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
