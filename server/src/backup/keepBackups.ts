import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { countCall } from '../core/throttle';
import type { Db } from '../db/tables';
import { type MadeBackup, makeBackup } from './makeBackup';

/** A schedule's settings: target folder, interval in milliseconds, and how many to keep. */
export interface BackupSchedule {
  dir: string;
  everyMs: number;
  keep: number;
}

/** How often to check whether a backup is due, in milliseconds. */
const LOOK_MS = 60_000;
/** The delay before a failed one is retried, in milliseconds: a disk that is full for a moment must not cost a day. */
const AGAIN_MS = 60 * 60 * 1000;
/** A counter that makes one of several servers do it. */
const CLAIM = 'backup';

/** How long it is claimed. */
async function claimFor(shared: Db, ms: number): Promise<void> {
  const resetAt = new Date(Date.now() + ms).toISOString();
  await shared.updateTable('throttles').set({ resetAt }).where('key', '=', CLAIM).execute();
}

/** Removes what killed backups have left: folders without a write for an hour. */
async function removeLeftovers(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((each) => /^backup-[\dTZ-]+\.partial$/.test(each))) {
    const folder = path.join(dir, name);
    const written = await Promise.all(
      [folder, path.join(folder, 'tables')].map((each) => stat(each).catch(() => undefined)),
    );
    const last = Math.max(...written.map((entry) => entry?.mtimeMs ?? 0));
    if (last < Date.now() - AGAIN_MS) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a backup when the last one is old enough, on whichever server checks first, and removes surplus ones. If it
 * fails, it throws, and one is due again in an hour; the same if the server is killed meanwhile.
 */
export async function backUpWhenDue(
  { shared, own }: { shared: Db; own: Db },
  dataDir: string,
  { dir, everyMs, keep }: BackupSchedule,
): Promise<MadeBackup | undefined> {
  const againMs = Math.min(everyMs, AGAIN_MS);
  if ((await countCall(shared, CLAIM, everyMs)).count > 1) return undefined;
  // Claimed for an hour at a time until it is done: a killed one does not cost a day.
  await claimFor(shared, againMs);
  const claiming = setInterval(() => void claimFor(shared, againMs).catch(() => undefined), againMs / 4);
  try {
    await removeLeftovers(dir);
    const made = await makeBackup(own, dataDir, dir);
    clearInterval(claiming);
    await claimFor(shared, everyMs);
    const all = (await readdir(dir)).filter((name) => /^backup-[\dTZ-]+$/.test(name)).sort();
    for (const name of all.slice(0, -keep)) await rm(path.join(dir, name), { recursive: true, force: true });
    return made;
  } catch (error) {
    await claimFor(shared, againMs);
    throw error;
  } finally {
    clearInterval(claiming);
  }
}

/**
 * Makes backups by schedule, on a separate connection (`open`) for each. Failures, and releases without files, are
 * reported. Returns the function that stops it.
 */
export function keepBackups(
  shared: Db,
  open: () => Promise<Db> | Db,
  dataDir: string,
  schedule: BackupSchedule,
  tell: (sentence: string) => void,
): () => void {
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const own = await open();
      try {
        const made = await backUpWhenDue({ shared, own }, dataDir, schedule);
        if (made?.warning) tell(made.warning);
      } finally {
        await own.destroy();
      }
    } catch (error) {
      tell(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  void look();
  return () => clearInterval(timer);
}
