import { statfs } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ErrorCode } from 'shared/domain/records/errorCodes';
import { MAX_UPLOAD_BYTES } from 'shared/domain/records/limits';
import { anyTable, type Db } from '../db/tables';
import type { Settings } from '../settings';
import { ApiError } from './errors';
import { countCall } from './throttle';

const DAY_MS = 24 * 60 * 60 * 1000;
const KB = 1024;

const noRoom = (code: ErrorCode, message: string) => new ApiError(507, code, message);

/** The total size of stored files, in bytes: those of records, issued documents and releases. */
async function storedBytes(db: Db): Promise<number> {
  const sums = ['record_files', 'issued_papers', 'releases'].map((table) =>
    anyTable(db).selectFrom(table).select(sql<number>`coalesce(sum("bytes"), 0)`.as('bytes')).executeTakeFirstOrThrow(),
  );
  return (await Promise.all(sums)).reduce((sum, { bytes }) => sum + Number(bytes), 0);
}

/** Free disk space of a folder, in bytes; unlimited if it can't be read. */
async function freeBytes(folder: string): Promise<number> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats ? stats.bavail * stats.bsize : Infinity;
}

/**
 * Refuses an upload before it is read: 413 if the sender has exceeded the daily limit, by number or total size, and 507
 * if the store would be too large, or the disk nearly full. `sender` identifies the sender. Uses the request's content
 * length; without one, the largest allowed file.
 */
export async function limitUploads(
  db: Db,
  { uploads, dataDir }: Pick<Settings, 'uploads' | 'dataDir'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  sender: string,
): Promise<void> {
  const bytes = Number(headers['content-length'] ?? MAX_UPLOAD_BYTES);
  if ((await freeBytes(dataDir)) - bytes < uploads.reserveBytes)
    throw noRoom('disk_full', 'The server’s disk is nearly full, so nothing more can be stored. Tell the operator.');
  if ((await storedBytes(db)) + bytes > uploads.mostBytes)
    throw noRoom(
      'storage_full',
      'The storage for files is full. Ask the operator to raise STORAGE_MB, or remove files that are no longer needed.',
    );
  const number = await countCall(db, `uploads:${sender}`, DAY_MS);
  const size = await countCall(db, `upload-size:${sender}`, DAY_MS, Math.ceil(bytes / KB));
  if (number.count <= uploads.dailyNumber && size.count * KB <= uploads.dailyBytes) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(number.resetAt) - Date.now()) / 1000));
  throw new ApiError(
    413,
    'enough_today',
    `You have reached the daily upload limit. Please send more in ${Math.ceil(seconds / 3600)} hours, or ask the operator to raise UPLOADS_PER_DAY or UPLOAD_MB_PER_DAY.`,
    {},
    { 'Retry-After': String(seconds) },
  );
}
