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
 * Secrets that grant access to their holder. A backup does not know which of these were revoked after it: they would
 * all work again, so all are removed.
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

/**
 * Whether this backup was already restored into the database by a process killed afterwards, and nobody has used the
 * database since.
 */
async function isFilled(db: Db, contents: BackupManifest): Promise<boolean> {
  return (await keptTables(db)).includes('marks') && (await filledFrom(db)) === digestOf(contents);
}

/**
 * Revokes access secrets in a restored database, and notifies everybody that it was restored. `at`: the time of the
 * restored state, in ISO form.
 */
export async function endOpened(tx: Transaction<Tables>, at: string): Promise<void> {
  for (const table of tokenTables) await anyTable(tx).deleteFrom(table).execute();
  // And no console page lists a revoked link.
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
  // Waiting calls may have changed since.
  await tx
    .updateTable('sendings')
    .set({ state: 'Unsure', nextAt: null, answer: 'A backup was restored; this mail may have gone before.' })
    .where('state', 'in', ['Waiting', 'Handed over'])
    .execute();
  await endRestored(tx, at);
}

/** Fills an empty database and compares its content, in one transaction. Throws, and changes nothing, if it differs. */
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

/** Throws if a PostgreSQL has tables: it may belong to a running product. */
export async function refuseFilled(db: Db): Promise<void> {
  if ((await keptTables(db)).length === 0) return;
  throw new StartError(
    'The database of DATABASE_URL is not empty, and may be that of a running product; make a new one and set DATABASE_URL to it.',
  );
}

/**
 * Restores a backup, from either engine, into an empty data folder and the database of `databaseUrl`, if set. The
 * backup is verified before anything changes. Throws `StartError` if it is invalid or damaged, if the target is not
 * empty, and if a server runs on it. If it fails, the data folder stays empty; if it is killed, no server starts on the
 * folder, and another restore starts over, or completes the rest if the PostgreSQL was already filled. Sessions,
 * tokens, links, calendar addresses, passkeys and earlier recovery codes are revoked: some of them were revoked,
 * removed or used since.
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
 * Fills an empty data folder while holding its lock: `fill` ends with `endFilling`. Throws `StartError` if it is not
 * empty, and if a server runs on it. If `fill` fails, the data folder stays empty.
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
