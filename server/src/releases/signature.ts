import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import type { Release } from 'shared/contract';
import { ordered } from '../pages/ordered';

/** Which public keys sign the releases of each module; those under `*` sign all. */
export type ReleaseKeys = Readonly<Record<string, readonly string[]>>;

/** The bytes before the 32 of an ed25519 public key in SPKI (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const publicKeyOf = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(base64, 'base64')]), format: 'der', type: 'spki' });

const base64Of = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(SPKI.length).toString('base64');

const signedPart = ({ signature: _signature, ...release }: Release): Buffer => Buffer.from(ordered(release));

/** A new pair of keys: the private one as PEM, and the public one in the form the server stores. */
export function newReleaseKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: base64Of(publicKey),
  };
}

/** Signs a release with a private key. Throws an error that says so when the PEM isn't ed25519. */
export function signed(release: Release, pem: string): Release {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    throw new Error('RELEASE_KEY names no private key. Make one with npm run release -- keygen.', { cause });
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error('The key that RELEASE_KEY names is not of ed25519. Make one with npm run release -- keygen.');
  const value = sign(null, signedPart(release), key).toString('base64');
  return { ...release, signature: { key: base64Of(createPublicKey(key)), value } };
}

/** Why a release is not signed as its module requires; undefined when it is, or when its module has no key. */
export function unsigned(release: Release, keys: ReleaseKeys): string | undefined {
  const { name } = release.manifest;
  const known = [...(keys[name] ?? []), ...(keys['*'] ?? [])];
  const { signature } = release;
  if (known.length === 0) return undefined;
  if (!signature)
    return 'It is not signed, and this server takes signed releases of its module alone: set RELEASE_KEY to the team’s key and release it again.';
  if (!known.includes(signature.key))
    return `It is signed with ${signature.key}, which RELEASE_KEYS does not name for ${name}. Sign it with a key that it names.`;
  return verify(null, signedPart(release), publicKeyOf(signature.key), Buffer.from(signature.value, 'base64'))
    ? undefined
    : 'Its signature is of another content: something of it was changed after it was signed. Release it again.';
}
