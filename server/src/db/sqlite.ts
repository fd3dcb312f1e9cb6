import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { Kysely } from 'kysely';
import { StartError } from '../startError';
import { ImmediateSqliteDialect } from './immediateSqliteDialect';
import { safeSqlite } from './safeSqlite';
import type { Db, Tables } from './tables';

/** How long a write waits for another process that holds the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/** Makes the folder and what is missing above it, one by one: Node's own recursive way never returns below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be written to; make it writable or set DATA_DIR to another folder.`, { cause });
  }
}

/**
 * Opens the embedded database `database.sqlite` in the folder, which is made when missing. A commit is
 * on the disk when it is answered (WAL, synchronous=FULL). Throws `StartError`.
 */
export function openSqlite(folder: string): Db {
  prepareFolder(folder);
  const file = path.join(folder, 'database.sqlite');
  try {
    const database = new Database(file);
    for (const pragma of [`busy_timeout=${BUSY_TIMEOUT_MS}`, 'journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) database.pragma(pragma);
    return new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: safeSqlite(database) }) });
  } catch (cause) {
    throw new StartError(`The database file ${file} cannot be opened; check that it is a database of this product and that its folder is writable, or set DATA_DIR to another folder.`, { cause });
  }
}
