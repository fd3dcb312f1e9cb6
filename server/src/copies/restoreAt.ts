import path from 'node:path';
import { endOpened, intoEmptyPlace } from '../backup/restoreBackup';
import { openSqlite } from '../db/engines/sqlite';
import { noteUse } from '../db/filled';
import { migrateWithin } from '../db/migrate';
import { migrations } from '../db/migrations';
import { endFilling } from '../db/unfinished';
import { StartError } from '../startError';
import { type CopiesPlace, keptFiles, takeFiles } from './CopiesPlace';
import { restoreCopy } from './litestream';

/**
 * Restores the embedded database as of a time in the copies, and the releases' files, into an empty data folder. `at`:
 * by default the latest copied state. As with a backup, sessions, links, tokens, passkeys and recovery codes are
 * revoked. Throws `StartError` if there is no such copy, the folder isn't empty, a server runs on it, or the copy has a
 * newer version; then nothing is left in the folder. Returns the number of restored release files.
 */
export async function restoreAt(place: CopiesPlace, dataDir: string, at: Date | undefined): Promise<number> {
  let files = 0;
  await intoEmptyPlace({ dataDir, databaseUrl: undefined }, async () => {
    await restoreCopy(place, path.join(dataDir, 'database.sqlite'), at);
    files = await takeFiles(keptFiles(place), dataDir);
    const db = openSqlite(dataDir);
    try {
      await db.transaction().execute(async (tx) => {
        const done = await tx.selectFrom('migrations').select('name').execute();
        const known = new Set(migrations.map(({ name }) => name));
        const unknown = done.filter(({ name }) => !known.has(name));
        if (unknown.length > 0)
          throw new StartError('The copies are of a newer version of the product; restore them with that version.');
        await migrateWithin(tx);
        await endOpened(tx, (at ?? new Date()).toISOString());
        await noteUse(tx);
      });
      endFilling(dataDir);
    } finally {
      await db.destroy();
    }
  });
  return files;
}
