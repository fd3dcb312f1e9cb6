import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '../ifThere';
import type { Settings } from '../settings';

/** The key that encrypts secrets which the server must read again: `SECRET_KEY`, otherwise a key in the data folder. */
export type SealSettings = Pick<Settings, 'secretKey' | 'dataDir'>;

/** The data folder's key, created by the first server that needs it; others on the same folder read it. */
async function folderKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret.key');
  const known = await ifThere(readFile(file, 'utf8'));
  if (known !== undefined) return known;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Atomically, and never overwriting another server's key.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

/** A key derived for one purpose, which is in no backup and no row. */
export const serverKey = async ({ secretKey, dataDir }: SealSettings, purpose: string): Promise<Uint8Array> =>
  new Uint8Array(hkdfSync('sha256', secretKey ?? (await folderKey(dataDir)), '', purpose, 32));
