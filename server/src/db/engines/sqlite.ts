import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import Database from 'libsql';
import { StartError } from '../../startError';
import type { Db, Tables } from '../tables';
import { PatientSqliteDialect } from './patientSqliteDialect';
import { closeToOthers, prepareFolder } from './prepareFolder';
import { safeSqlite } from './safeSqlite';

/**
 * How long opening waits for another process's lock, in milliseconds; later the driver waits without blocking the
 * process.
 */
const OPEN_TIMEOUT_MS = 2_000;

/** Creates the file with access for its owner only; SQLite's other files get the same permissions. */
function prepareFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) closeToOthers(each);
}

/** The embedded database of a folder, as from `openSqlite`. Throws `StartError`. */
export function sqliteDialect(folder: string): Dialect {
  prepareFolder(folder);
  const file = path.join(folder, 'database.sqlite');
  try {
    prepareFile(file);
    const database = new Database(file);
    for (const pragma of [
      `busy_timeout=${OPEN_TIMEOUT_MS}`,
      'journal_mode=WAL',
      'synchronous=FULL',
      'foreign_keys=ON',
      'busy_timeout=0',
    ])
      database.pragma(pragma);
    return new PatientSqliteDialect({ database: safeSqlite(database) });
  } catch (cause) {
    throw new StartError(
      `The database file ${file} cannot be opened; check that it is a database of this product and that its folder is writable, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/**
 * Opens the embedded database `database.sqlite` in the folder, creating it if missing, with access for its owner only.
 * A commit is on disk when it returns (WAL, synchronous=FULL). Throws `StartError`.
 */
export const openSqlite = (folder: string): Db => new Kysely<Tables>({ dialect: sqliteDialect(folder) });
