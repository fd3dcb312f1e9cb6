import { writeFileSync } from 'node:fs';
import { newReleaseKey } from '../../server/src/releases/signature.ts';
import { StartError } from '../../server/src/startError.ts';

/** Writes a new private key to a file and answers what the server is told of it. Throws an error that says so when there is such a file, or it can't be written. */
export function makeKey(file = 'release.key'): string {
  const { privateKey, publicKey } = newReleaseKey();
  try {
    writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    const isThere = (cause as { code?: string }).code === 'EEXIST';
    throw new StartError(isThere ? `${file} exists already; name another file.` : `${file} can't be written.`, {
      cause,
    });
  }
  return `The private key is in ${file}: keep it secret, and set RELEASE_KEY to this path where releases are built.
A server takes what it signs by RELEASE_KEYS=<module>=${publicKey}, or *=${publicKey} for all modules.`;
}
