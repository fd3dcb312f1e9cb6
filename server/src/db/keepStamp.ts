import { randomInt } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../startError';
import { isPostgres } from './engines/engine';
import { sizeOf } from './sizeOf';
import type { Db } from './tables';

/*
 * SQLite replays the log `-wal` on whatever file lies beside it: on an older copy it makes a mixture of both, and says
 * nothing. So the file gets a new number now and then, which is in its first bytes (`user_version`), and the numbers
 * that it may have are kept beside it.
 */

/** How often the file gets a new number, in milliseconds: older copies can be recognised by it. */
const EVERY_MS = 60 * 60 * 1000;
/** Where SQLite keeps `user_version`, in bytes from the beginning: https://www.sqlite.org/fileformat2.html */
const OFFSET = 60;
const LARGEST = 2 ** 31 - 1;

const fileOf = (dataDir: string) => path.join(dataDir, 'database.sqlite');
const stampsOf = (dataDir: string) => `${fileOf(dataDir)}-stamp`;

/** The number of the file alone, whatever its log says; 0 where it never got one. */
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

/** The numbers that the file may have; undefined where none were kept. */
function readStamps(dataDir: string): number[] | undefined {
  if (!existsSync(stampsOf(dataDir))) return undefined;
  return readFileSync(stampsOf(dataDir), 'utf8').trim().split(/\s+/).map(Number);
}

/** Keeps them, on the disk when this returns: the file changes after it. */
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

/** Gives the file a new number. Until that has arrived from the log into the file, the earlier ones are right too. */
async function renewStamp(db: Db, dataDir: string): Promise<void> {
  const stamp = randomInt(1, LARGEST);
  writeStamps(dataDir, [...new Set([...(readStamps(dataDir) ?? []), numberOf(dataDir), stamp])]);
  await sql`pragma user_version = ${sql.lit(stamp)}`.execute(db);
  await sql`pragma wal_checkpoint(passive)`.execute(db);
  if (numberOf(dataDir) === stamp) writeStamps(dataDir, [stamp]);
}

/**
 * Keeps the number that distinguishes the embedded database's file from an older copy: a new one now, and each hour.
 * For the server alone, which has the folder locked. Returns the function that stops it.
 */
export async function keepStamp(db: Db, dataDir: string): Promise<() => void> {
  if (isPostgres(db)) return () => undefined;
  await renewStamp(db, dataDir);
  const timer = setInterval(() => void renewStamp(db, dataDir).catch(() => undefined), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Throws `StartError` where the embedded database's file was replaced by an older copy and the newer one's log exists.
 */
export function refuseReplaced(dataDir: string): void {
  if (sizeOf(fileOf(dataDir)) === 0 || sizeOf(`${fileOf(dataDir)}-wal`) === 0) return;
  for (let stamps = readStamps(dataDir); stamps !== undefined; ) {
    if (stamps.includes(numberOf(dataDir))) return;
    // A server that runs may have given another number meanwhile.
    const since = readStamps(dataDir);
    if (String(since) === String(stamps))
      throw new StartError(
        `The file database.sqlite in the data folder ${dataDir} was replaced by another copy, and the log database.sqlite-wal beside it belongs to the earlier one; bring that file back, or, to go on with the copy, move database.sqlite-wal and database.sqlite-shm away, with which what was stored since is lost.`,
      );
    stamps = since;
  }
}
