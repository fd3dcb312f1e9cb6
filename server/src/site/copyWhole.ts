import { randomBytes } from 'node:crypto';
import { copyFile, rename, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Copies a file, whole or not at all, with its time: who reads `to` meanwhile, on any server, has the one before. */
export async function copyWhole(from: string, to: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  const draft = path.join(path.dirname(to), `.${path.basename(to)}.${randomBytes(6).toString('hex')}`);
  await copyFile(from, draft);
  await utimes(draft, atime, mtime);
  await rename(draft, to);
}
