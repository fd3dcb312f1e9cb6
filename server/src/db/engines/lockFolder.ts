import path from 'node:path';
import Database from 'libsql';
import { StartError } from '../../startError';
import { prepareFolder } from './prepareFolder';

/** How long to wait for another server, which may be shutting down, in milliseconds. */
const WAIT_MS = 2_000;

/**
 * Locks the data folder for this server until its process ends: a system lock on the file `server.lock`. The release
 * commands may run at the same time. Returns the function that releases it. Throws `StartError` if another server holds
 * it.
 */
export function lockFolder(folder: string): () => void {
  prepareFolder(folder);
  const database = new Database(path.join(folder, 'server.lock'));
  try {
    database.pragma(`busy_timeout=${WAIT_MS}`);
    database.exec('begin exclusive');
    return () => {
      database.exec('rollback');
      database.close();
    };
  } catch (cause) {
    database.close();
    throw new StartError(
      `Another server is running on the data folder ${folder}; stop it, set DATA_DIR to another folder, or set DATABASE_URL: several servers can share a PostgreSQL.`,
      { cause },
    );
  }
}
