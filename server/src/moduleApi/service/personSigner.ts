import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { StoredAccount } from 'shared/domain/accounts/session';
import type { Db } from '../../db/tables';

const HOUR_MS = 60 * 60 * 1000;
/** How long a key signs, and how long it is served: its last signature has expired long before. */
const SIGNS_MS = 12 * HOUR_MS;
const SERVED_MS = 13 * HOUR_MS;
/** How long a signature holds, in seconds: for the one call that it goes with. */
const HOLDS_SECONDS = 60;
const ALGORITHM = 'ES256';

/** Says of a person, for the service of a module, that they are signed in. */
export type PersonSigner = (account: StoredAccount, module: string) => Promise<string>;

interface Key {
  id: string;
  privateKey: CryptoKey;
}

/** Makes a key, whose public half every server serves from then on. */
async function makeKey(db: Db): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const id = randomUUID();
  const now = Date.now();
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: id, alg: ALGORITHM, use: 'sig' };
  await db.deleteFrom('signing_keys').where('expiresAt', '<', new Date(now).toISOString()).execute();
  await db
    .insertInto('signing_keys')
    .values({ id, publicKey: JSON.stringify(jwk), expiresAt: new Date(now + SERVED_MS).toISOString() })
    .execute();
  return { id, privateKey };
}

/**
 * Signs by a key of this process, which never leaves its memory: a JSON Web Token with the person's id (`sub`), `name`
 * and `role`, the module as `aud` and the site as `iss`, for a minute.
 */
export function personSigner(db: Db, issuer: string): PersonSigner {
  let key: Promise<Key> | undefined;
  let until = 0;
  /** The key of these hours, made once for all callers; a failed one is made again for the next. */
  const current = (): Promise<Key> => {
    if (key && Date.now() < until) return key;
    until = Date.now() + SIGNS_MS;
    key = makeKey(db).catch((error: unknown) => {
      until = 0;
      throw error;
    });
    return key;
  };
  return async ({ id, name, role }, module) => {
    const { id: kid, privateKey } = await current();
    return new SignJWT({ name, role })
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setSubject(id)
      .setIssuer(issuer)
      .setAudience(module)
      .setIssuedAt()
      .setExpirationTime(`${HOLDS_SECONDS}s`)
      .sign(privateKey);
  };
}

/** The public keys of every server, as a JSON Web Key Set. */
export async function publicKeys(db: Db): Promise<{ keys: JWK[] }> {
  const rows = await db
    .selectFrom('signing_keys')
    .select('publicKey')
    .where('expiresAt', '>', new Date().toISOString())
    .execute();
  return { keys: rows.map(({ publicKey }) => JSON.parse(publicKey) as JWK) };
}
