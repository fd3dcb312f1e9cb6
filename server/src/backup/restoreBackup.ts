import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { endRestored } from '../api/accounts/endRestored';
import { lockFolder } from '../db/engines/lockFolder';
import { openPostgres } from '../db/engines/postgres';
import { openSqlite } from '../db/engines/sqlite';
import { filledFrom, noteFilled, noteUse } from '../db/filled';
import { migrateWithin } from '../db/migrate';
import { migrations } from '../db/migrations';
import { anyTable, type Db, type Tables } from '../db/tables';
import { beginFilling, clearUnfinished, endFilling, hasReleases } from '../db/unfinished';
import { StartError } from '../startError';
import { BackupFolder, type BackupManifest } from './BackupFolder';
import { countTables, differences, emptyTables, fillTables, keptTables } from './tableRows';

/**
 * Secrets that open something to their holder. A backup does not know which of these ended after it was made: they
 * would all work again, so all are removed.
 */
export const tokenTables = [
  'sessions',
  'known_devices',
  'challenges',
  'password_resets',
  'invitation_links',
  'application_links',
  'client_link_tokens',
  'sending_tokens',
  'attendance_link_tokens',
  'worker_link_tokens',
  'deploy_tokens',
  'overrides',
  'calendar_feeds',
] as const;

/** Which backup it is. */
const digestOf = (contents: BackupManifest) => createHash('sha256').update(JSON.stringify(contents)).digest('hex');

/** Whether a restore of this very backup has filled the database and was killed after it, and nobody has used it since. */
async function isFilled(db: Db, contents: BackupManifest): Promise<boolean> {
  return (await keptTables(db)).includes('marks') && (await filledFrom(db)) === digestOf(contents);
}

/** Ends what opens something in a state of the database that was restored, and tells everybody that it was. `at`: of when the state is, in ISO form. */
export async function endOpened(tx: Transaction<Tables>, at: string): Promise<void> {
  for (const table of tokenTables) await anyTable(tx).deleteFrom(table).execute();
  // Nor does a page of the console tell of a link that has ended.
  await tx.updateTable('candidates').set({ linkEndsOn: null }).where('linkEndsOn', 'is not', null).execute();
  const revokedAt = new Date().toISOString();
  for (const links of ['client_links', 'attendance_links', 'worker_links'])
    await anyTable(tx).updateTable(links).set({ revokedAt }).where('revokedAt', 'is', null).execute();
  await tx
    .updateTable('sendings')
    .set({ revokedAt })
    .where('sentAt', 'is not', null)
    .where('revokedAt', 'is', null)
    .execute();
  // Waiters may have gone since.
  await tx
    .updateTable('sendings')
    .set({ state: 'Unsure', nextAt: null, answer: 'A backup was restored; this mail may have gone before.' })
    .where('state', 'in', ['Waiting', 'Handed over'])
    .execute();
  await endRestored(tx, at);
}

/**
 * Fills an empty database and compares its content, in one transaction. Throws, and changes nothing, when it differs.
 */
const fill = (db: Db, backup: BackupFolder, contents: BackupManifest): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await migrateWithin(tx, new Set(contents.migrations));
    await emptyTables(tx);
    await fillTables(tx, Object.keys(contents.tables), (table) => backup.rows(table));
    const wrong = differences(contents.tables, await countTables(tx));
    if (wrong.length > 0) throw new StartError(`The backup could not be restored: ${wrong.join(' ')}`);
    await migrateWithin(tx);
    await endOpened(tx, contents.at);
    await noteFilled(tx, digestOf(contents));
  });

/** Throws when a PostgreSQL has tables: it may be a running product's. */
export async function refuseFilled(db: Db): Promise<void> {
  if ((await keptTables(db)).length === 0) return;
  throw new StartError(
    'The database of DATABASE_URL is not empty, and may be that of a running product; make a new one and set DATABASE_URL to it.',
  );
}

/**
 * Restores a backup, of either engine, into an empty place: the data folder, and the database of `databaseUrl` where one
 * is set. The backup is read and compared before anything changes. Throws `StartError` when it is none or damaged, when
 * the place is not empty, and when a server runs on it. Where it fails on its way, the data folder holds nothing of
 * it; where
 * it is killed, no start takes the folder for a product, and another restore starts again, or ends what was left where a
 * PostgreSQL had everything already. Who was signed in, tokens, links,
 * calendar addresses, passkeys and earlier recovery codes are ended: some of them were revoked, removed or spent since.
 */
export async function restoreBackup(
  folder: string,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<BackupManifest> {
  const backup = new BackupFolder(folder);
  const contents = await backup.verified();
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = contents.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup ${folder} is of a newer version, ${contents.version} (${unknown.join(', ')}); restore it with that version.`,
    );
  await intoEmptyPlace({ dataDir, databaseUrl }, async () => {
    const db = databaseUrl === undefined ? openSqlite(dataDir) : await openPostgres(databaseUrl);
    try {
      const wasFilled = await isFilled(db, contents);
      if (!wasFilled && databaseUrl !== undefined) await refuseFilled(db);
      await backup.takeFiles(path.join(dataDir, 'modules'));
      if (!wasFilled) await fill(db, backup, contents);
      endFilling(dataDir);
      await noteUse(db);
    } finally {
      await db.destroy();
    }
  });
  return contents;
}

/**
 * Fills an empty place, with its folder locked: `fill` ends with `endFilling`. Throws `StartError` when the place is
 * not empty, and when a server runs on it. Where `fill` fails, the data folder stays empty.
 */
export async function intoEmptyPlace(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  fill: () => Promise<void>,
): Promise<void> {
  const unlock = lockFolder(dataDir);
  try {
    clearUnfinished(dataDir);
    if (hasReleases(dataDir) || (databaseUrl === undefined && existsSync(path.join(dataDir, 'database.sqlite'))))
      throw new StartError(
        `The data folder ${dataDir} holds a product already; move it away, or set DATA_DIR to another folder.`,
      );
    beginFilling(dataDir, databaseUrl === undefined ? 'embedded' : 'postgres');
    try {
      await fill();
    } catch (error) {
      clearUnfinished(dataDir);
      throw error;
    }
  } finally {
    unlock();
  }
}
