import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../startError';

/** The permission bits of others. */
const OTHERS = 0o007;

/** Creates the folder and its missing parents one by one: Node's recursive mode never returns below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Removes others' permissions from this server's own files; files of other owners stay unchanged. */
export function closeToOthers(file: string): void {
  const entry = statSync(file);
  if ((entry.mode & OTHERS) !== 0 && entry.uid === process.getuid?.())
    chmodSync(file, entry.isDirectory() ? 0o700 : 0o600);
}

/**
 * Creates the data folder with access for its owner only. Others' permissions are removed from an existing folder that
 * is empty or contains the database; any other folder may have other uses and stays unchanged. Throws `StartError` if
 * it isn't writable.
 */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    accessSync(folder, constants.W_OK | constants.X_OK);
    const names = readdirSync(folder);
    if (names.length === 0 || names.includes('database.sqlite')) closeToOthers(folder);
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written to; make it writable or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
