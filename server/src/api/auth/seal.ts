import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type SealSettings, serverKey } from '../../core/serverKey';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (settings: SealSettings) => serverKey(settings, 'sealed secrets');

/** The text encrypted for storage, bound to `owner`, whose row contains it. */
export async function seal(settings: SealSettings, text: string, owner: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keyOf(settings), nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** The decrypted text; undefined if this server's key is different, or the row is not the owner's. */
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
