import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { version } from '../../package.json';
import type { Db } from '../db/tables';
import { releaseTables } from '../releases/tables';
import { StartError } from '../startError';
import { BackupFolder, type BackupManifest } from './BackupFolder';
import { atOneMoment, keptTables, rowsOf } from './tableRows';

/** A finished backup. */
export interface MadeBackup {
  folder: string;
  contents: BackupManifest;
  /**
   * A message about the releases with files missing from the backup, because the data folder lacks them; undefined if
   * none are missing.
   */
  warning: string | undefined;
}

/**
 * Makes a backup in a new folder of `into`, named after the current time, while the product runs: a snapshot of the
 * database, then the releases' files; then reads everything again and compares. A folder ending in `.partial` is an
 * aborted backup.
 */
export async function makeBackup(db: Db, dataDir: string, into: string): Promise<MadeBackup> {
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
      const releases = await releaseTables(connection)
        .selectFrom('releases')
        .select(['module', 'version'])
        .where('collectedAt', '=', '')
        .execute();
      return { releases, contents: { tables, migrations: done.map(({ name }) => name) } };
    });
    const modules = path.join(dataDir, 'modules');
    const files = await backup.keepFiles(modules);
    await backup.write({ version, at, ...kept.contents, files });
    const contents = await backup.verified();
    await rename(partial, folder);
    return { folder, contents, warning: warningOf(kept.releases, Object.keys(files), modules) };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

function warningOf(
  releases: readonly { module: string; version: string }[],
  files: readonly string[],
  modules: string,
): string | undefined {
  const kept = new Set(files.map((file) => file.split('/').slice(0, 2).join(' ')));
  const missing = releases.map(({ module, version }) => `${module} ${version}`).filter((name) => !kept.has(name));
  if (missing.length === 0) return undefined;
  return `The files of ${missing.join(', ')} are not in the backup, because they are not in ${modules}; DATA_DIR names the product’s data folder.`;
}
