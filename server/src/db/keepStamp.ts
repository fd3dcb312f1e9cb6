import { randomInt } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../startError';
import { isPostgres } from './engines/engine';
import { sizeOf } from './sizeOf';
import type { Db } from './tables';

/*
 * SQLite replays the log `-wal` on whatever file is next to it: on an older copy this silently produces a mixture of
 * both. So the file regularly gets a new number in its header (`user_version`), and its possible numbers are stored
 * next to it.
 */

/** How often the file gets a new number, in milliseconds: older copies than that can be recognised. */
const EVERY_MS = 60 * 60 * 1000;
/** The offset of `user_version` in the file, in bytes: https://www.sqlite.org/fileformat2.html */
const OFFSET = 60;
const LARGEST = 2 ** 31 - 1;

const fileOf = (dataDir: string) => path.join(dataDir, 'database.sqlite');
const stampsOf = (dataDir: string) => `${fileOf(dataDir)}-stamp`;

/** The number in the file itself, ignoring its log; 0 if it never got one. */
function numberOf(dataDir: string): number {
  const bytes = Buffer.alloc(4);
  const file = openSync(fileOf(dataDir), 'r');
  try {
    readSync(file, bytes, 0, bytes.length, OFFSET);
  } finally {
    closeSync(file);
  }
  return bytes.readUInt32BE();
}

/** The file's possible numbers; undefined if none were stored. */
function readStamps(dataDir: string): number[] | undefined {
  if (!existsSync(stampsOf(dataDir))) return undefined;
  return readFileSync(stampsOf(dataDir), 'utf8').trim().split(/\s+/).map(Number);
}

/** Stores them on disk before returning: the file changes afterwards. */
function writeStamps(dataDir: string, stamps: readonly number[]): void {
  const draft = `${stampsOf(dataDir)}.draft`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, `${stamps.join(' ')}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, stampsOf(dataDir));
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Gives the file a new number. Until a checkpoint writes it to the file, the earlier ones are valid too. */
async function renewStamp(db: Db, dataDir: string): Promise<void> {
  const stamp = randomInt(1, LARGEST);
  writeStamps(dataDir, [...new Set([...(readStamps(dataDir) ?? []), numberOf(dataDir), stamp])]);
  await sql`pragma user_version = ${sql.lit(stamp)}`.execute(db);
  await sql`pragma wal_checkpoint(passive)`.execute(db);
  if (numberOf(dataDir) === stamp) writeStamps(dataDir, [stamp]);
}

/**
 * Maintains the number that distinguishes the embedded database's file from older copies: a new one now, and each hour.
 * Only for the server, which has locked the folder. Returns the function that stops it.
 */
export async function keepStamp(db: Db, dataDir: string): Promise<() => void> {
  if (isPostgres(db)) return () => undefined;
  await renewStamp(db, dataDir);
  const timer = setInterval(() => void renewStamp(db, dataDir).catch(() => undefined), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Throws `StartError` if the embedded database's file was replaced by an older copy while the newer one's log exists.
 */
export function refuseReplaced(dataDir: string): void {
  if (sizeOf(fileOf(dataDir)) === 0 || sizeOf(`${fileOf(dataDir)}-wal`) === 0) return;
  for (let stamps = readStamps(dataDir); stamps !== undefined; ) {
    if (stamps.includes(numberOf(dataDir))) return;
    // A running server may have set another number meanwhile.
    const since = readStamps(dataDir);
    if (String(since) === String(stamps))
      throw new StartError(
        `The file database.sqlite in the data folder ${dataDir} was replaced by another copy, and the log database.sqlite-wal beside it belongs to the earlier one; bring that file back, or, to go on with the copy, move database.sqlite-wal and database.sqlite-shm away, with which what was stored since is lost.`,
      );
    stamps = since;
  }
}
