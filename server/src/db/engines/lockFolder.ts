import path from 'node:path';
import Database from 'libsql';
import { StartError } from '../../startError';
import { prepareFolder } from './prepareFolder';

/** How long another server, which may be about to end, is waited for, in milliseconds. */
const WAIT_MS = 2_000;

/**
 * Keeps the data folder for this server until it ends, however it does: the lock is one of the system's, on the
 * file `server.lock`. The commands that release may work beside it. Returns what gives the folder back.
 * Throws `StartError` when another server has it.
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
