import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';
import { refuseReplaced } from './keepStamp';
import { sizeOf } from './sizeOf';

/*
 * A folder that a restore is filling is no product yet. A file says so from before the first byte until after the last,
 * so that an aborted restore leaves a folder that is recognised.
 */

const markOf = (dataDir: string) => path.join(dataDir, 'restore.unfinished');

/** The files of the embedded database. */
const databaseFiles = ['', '-wal', '-shm', '-stamp'].map((end) => `database.sqlite${end}`);

/** Whether the folder has files of releases. */
export function hasReleases(dataDir: string): boolean {
  const modules = path.join(dataDir, 'modules');
  return existsSync(modules) && readdirSync(modules).some((name) => !name.startsWith('.'));
}

/** From here the folder is being filled: its releases, and with `embedded` its database. */
export const beginFilling = (dataDir: string, kind: 'embedded' | 'postgres'): void =>
  writeFileSync(markOf(dataDir), kind, { mode: 0o600 });

/** The folder is whole. */
export const endFilling = (dataDir: string): void => rmSync(markOf(dataDir), { force: true });

/** Takes away what a restore that did not end has left, and nothing where there was none. */
export function clearUnfinished(dataDir: string): void {
  if (!existsSync(markOf(dataDir))) return;
  const isEmbedded = readFileSync(markOf(dataDir), 'utf8') === 'embedded';
  for (const name of ['modules', ...(isEmbedded ? databaseFiles : [])])
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  endFilling(dataDir);
}

/**
 * Throws `StartError` for a data folder that is no product and no empty place either: one that a restore did not finish,
 * one whose embedded database is gone, or empty, beside its log of changes or releases, where a start would make a new
 * database, and one whose database is an older copy beside the log of the newer one.
 */
export function refuseBroken({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }): void {
  if (existsSync(markOf(dataDir)))
    throw new StartError(
      `A restore into the data folder ${dataDir} did not end, so it holds a part of a product only; run npm run restore again with the same settings, which starts over.`,
    );
  if (databaseUrl !== undefined) return;
  if (sizeOf(path.join(dataDir, 'database.sqlite')) > 0) return refuseReplaced(dataDir);
  const hasLog = sizeOf(path.join(dataDir, 'database.sqlite-wal')) > 0;
  if (!hasLog && !hasReleases(dataDir)) return;
  throw lostDatabase(dataDir, hasLog ? 'its log database.sqlite-wal is there' : 'its releases are there');
}

/** Whether the folder holds a product: its releases, or an embedded database. */
export const holdsProduct = (dataDir: string): boolean =>
  hasReleases(dataDir) || sizeOf(path.join(dataDir, 'database.sqlite')) > 0;

/** The message for a PostgreSQL without a table next to the folder of a product. */
export const emptyPostgres = (dataDir: string): StartError =>
  new StartError(
    `The database of DATABASE_URL has no tables, though the data folder ${dataDir} holds a product; run npm run move-to-postgres to bring its embedded database there, or correct DATABASE_URL, or restore a backup, or set DATA_DIR to a new folder to begin an empty product.`,
  );

/** The message for a folder whose embedded database is gone. */
export const lostDatabase = (dataDir: string, sign: string): StartError =>
  new StartError(
    `The database of the data folder ${dataDir} is missing or empty, though ${sign}; bring database.sqlite back, or move the folder away and restore a backup into a new one, or set DATABASE_URL if the product runs on PostgreSQL.`,
  );
