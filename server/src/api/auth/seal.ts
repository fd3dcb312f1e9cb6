import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '../../ifThere';
import type { Settings } from '../../settings';

/** What secrets that the server must read again are sealed with: `SECRET_KEY`, else a key in the data folder. */
export type SealSettings = Pick<Settings, 'secretKey' | 'dataDir'>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of the data folder, made by the first server that needs it; others on the same folder read that one. */
async function folderKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret.key');
  const known = await ifThere(readFile(file, 'utf8'));
  if (known !== undefined) return known;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Whole or not at all, and never over the key of another server.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(file, 'utf8');
}

/** A key of this product's servers for one purpose, that no backup and no row has. */
export const serverKey = async ({ secretKey, dataDir }: SealSettings, purpose: string): Promise<Uint8Array> =>
  new Uint8Array(hkdfSync('sha256', secretKey ?? (await folderKey(dataDir)), '', purpose, 32));
const keyOf = (settings: SealSettings) => serverKey(settings, 'sealed secrets');

/** The text as it is stored: encrypted, and bound to `owner`, whose row holds it. */
export async function seal(settings: SealSettings, text: string, owner: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(settings), nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The text that was sealed; undefined when this server's key is another, or the row is not the owner's. */
export async function unseal(settings: SealSettings, sealed: string, owner: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = await keyOf(settings);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
