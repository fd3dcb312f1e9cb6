import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../startError';

/** The rights of everybody who is neither the owner nor of the group. */
const OTHERS = 0o007;

/** Makes the folder and its missing parents, one by one: Node's recursive way never returns below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Removes others' rights to this server's own files; files of another owner stay unchanged. */
export function closeToOthers(file: string): void {
  const entry = statSync(file);
  if ((entry.mode & OTHERS) !== 0 && entry.uid === process.getuid?.())
    chmodSync(file, entry.isDirectory() ? 0o700 : 0o600);
}

/**
 * Makes the data folder, for its owner only. An existing folder that is empty, or holds the database, is closed to
 * others; any other may serve others too and stays unchanged. Throws `StartError` when it can't be written to.
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
