import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';

/*
 * A folder that is being filled by a restore is no product yet. A file says so from before the first byte until after the
 * last, so that whatever ends the restore leaves a folder which is known for what it is.
 */

const markOf = (dataDir: string) => path.join(dataDir, 'restore.unfinished');

/** The files of the embedded database. */
const databaseFiles = ['', '-wal', '-shm'].map((end) => `database.sqlite${end}`);

/** Whether the folder has files of releases. */
export function hasReleases(dataDir: string): boolean {
  const modules = path.join(dataDir, 'modules');
  return existsSync(modules) && readdirSync(modules).some((name) => !name.startsWith('.'));
}

/** From now on the folder is being filled: its releases, and with `embedded` its database. */
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

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);

/**
 * Throws `StartError` for a data folder that is no product and no empty place either: one that a restore did not finish,
 * and one whose embedded database is gone, or empty, beside its log of changes or releases. A start would make a new database there.
 */
export function refuseBroken({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }): void {
  if (existsSync(markOf(dataDir)))
    throw new StartError(
      `A restore into the data folder ${dataDir} did not end, so it holds a part of a product only; run npm run restore again with the same settings, which begins anew.`,
    );
  if (databaseUrl !== undefined || sizeOf(path.join(dataDir, 'database.sqlite')) > 0) return;
  const hasLog = sizeOf(path.join(dataDir, 'database.sqlite-wal')) > 0;
  if (!hasLog && !hasReleases(dataDir)) return;
  throw lostDatabase(dataDir, hasLog ? 'its log database.sqlite-wal is there' : 'its releases are there');
}

/** What to say of a folder whose embedded database is gone. */
export const lostDatabase = (dataDir: string, sign: string): StartError =>
  new StartError(
    `The database of the data folder ${dataDir} is missing or empty, though ${sign}; bring database.sqlite back, or move the folder away and restore a backup into a new one, or set DATABASE_URL if the product runs on PostgreSQL.`,
  );
