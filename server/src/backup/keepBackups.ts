import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { countCall } from '../api/core/throttle';
import type { Db } from '../db/tables';
import { type MadeBackup, makeBackup } from './makeBackup';

/** What a schedule needs: where to, how often in milliseconds, and how many are kept. */
export interface BackupSchedule {
  dir: string;
  everyMs: number;
  keep: number;
}

/** How often it is looked whether one is due, in milliseconds. */
const LOOK_MS = 60_000;

/** Makes a backup when none was made for so long, by whichever server asks first, and removes those that are too many. */
export async function backUpWhenDue(
  { shared, own }: { shared: Db; own: Db },
  dataDir: string,
  { dir, everyMs, keep }: BackupSchedule,
): Promise<MadeBackup | undefined> {
  if ((await countCall(shared, 'backup', everyMs)).count > 1) return undefined;
  const made = await makeBackup(own, dataDir, dir);
  const all = (await readdir(dir)).filter((name) => /^backup-[\dTZ-]+$/.test(name)).sort();
  for (const name of all.slice(0, -keep)) await rm(path.join(dir, name), { recursive: true, force: true });
  return made;
}

/**
 * Makes backups by schedule, on a connection of its own (`open`) for each. What fails, or is not
 * in one, is told; it is tried again when the next one is due. Returns what ends it.
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
