import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** PEM blocks: public keys and certificates. */
const blocks = /-----BEGIN (PUBLIC KEY|CERTIFICATE)-----[^-]+-----END \1-----/g;

/** The keys in a PEM text. Throws for unreadable ones. */
export function keysOf(pem: string): KeyObject[] {
  const found = pem.match(blocks) ?? [];
  return found.map((block) => createPublicKey(block));
}

const decoded = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * The content of a portal's signed text (a JSON web token, RS256, whose `data` is JSON in a text); undefined for
 * anything else.
 */
export function readToken(token: string): Record<string, unknown> | undefined {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const { alg } = (decoded(head) ?? {}) as { alg?: unknown };
  if (alg !== 'RS256' || Buffer.from(signature, 'base64url').length < 128 || more.length > 0) return undefined;
  const { data } = (decoded(body) ?? {}) as { data?: unknown };
  const told = typeof data === 'string' ? decoded(Buffer.from(data).toString('base64url')) : data;
  return typeof told === 'object' && told !== null ? (told as Record<string, unknown>) : undefined;
}

/** Whether one of the keys has signed a token. */
export function isSignedBy(token: string, keys: readonly KeyObject[]): boolean {
  const end = token.lastIndexOf('.');
  const [signed, signature] = [Buffer.from(token.slice(0, end)), Buffer.from(token.slice(end + 1), 'base64url')];
  return keys.some((key) => verify('RSA-SHA256', signed, key, signature));
}
