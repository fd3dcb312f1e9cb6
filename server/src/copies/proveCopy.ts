import { rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { countTables, type TableCount } from '../backup/tableRows';
import { openSqlite } from '../db/engines/sqlite';
import type { Db } from '../db/tables';
import { type CopiesPlace, nameOf } from './CopiesPlace';
import { restoreCopy } from './litestream';

/** Tests that the restored copy of a database contains a mark stored just before, and everything else. */
export interface Proof {
  dataDir: string;
  place: CopiesPlace;
  /** The content of the row `copies-proof` of `marks`. */
  mark: string;
}

/** How many times it looks for the mark, and the delay in milliseconds. */
const TRIES = 5;
const PAUSE_MS = 1_000;
/** A restored database and its log take at most this many times its size. */
const ROOM = 3;

async function counted(folder: string): Promise<Record<string, TableCount>> {
  const db = openSqlite(folder);
  try {
    return await countTables(db);
  } finally {
    await db.destroy();
  }
}

const markIn = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('marks').select('value').where('key', '=', 'copies-proof').executeTakeFirst())?.value;

/**
 * Restores the copies next to the running product and compares: SQLite's integrity check, the mark, and row count and
 * checksum of each table unchanged meanwhile. Returns the problems, in sentences. Runs in a worker thread, because it
 * reads the whole database twice.
 */
export async function proveCopy({ dataDir, place, mark }: Proof): Promise<string[]> {
  const folder = path.join(dataDir, 'copies-proof');
  const free = await statfs(dataDir);
  if (free.bavail * free.bsize < statSync(path.join(dataDir, 'database.sqlite')).size * ROOM)
    return [`There is too little room in ${dataDir} to restore a copy; make room.`];
  try {
    const before = await counted(dataDir);
    for (let tries = 1; ; tries += 1) {
      rmSync(folder, { recursive: true, force: true });
      await restoreCopy(place, path.join(folder, 'database.sqlite'), undefined);
      const copy = openSqlite(folder);
      try {
        if ((await markIn(copy)) !== mark) {
          if (tries === TRIES) return [`What was stored last is not among the copies at ${nameOf(place)}.`];
        } else {
          const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(copy);
          if (rows[0]?.quick_check !== 'ok') return [`The restored copy is damaged: ${rows[0]?.quick_check}.`];
          const [found, after] = [await countTables(copy), await counted(dataDir)];
          return Object.entries(after)
            .filter(([table, { sum }]) => before[table]?.sum === sum && found[table]?.sum !== sum)
            .map(
              ([table, { rows }]) => `${table} has ${rows} rows and its copy ${found[table]?.rows ?? 0}, or others.`,
            );
        }
      } finally {
        await copy.destroy();
      }
      await pause(PAUSE_MS);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
