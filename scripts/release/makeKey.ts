import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { newReleaseKey } from '../../server/src/releases/signature.ts';
import { StartError } from '../../server/src/startError.ts';

/** Whether a folder is in a git repository, or in one that may become a repository. */
function isOfProject(folder: string): boolean {
  if (['.git', 'package.json', 'module.json'].some((name) => existsSync(join(folder, name)))) return true;
  return folder !== dirname(folder) && isOfProject(dirname(folder));
}

/** Whether git ignores a file. */
const isIgnored = (file: string): boolean =>
  spawnSync('git', ['check-ignore', '-q', file], { cwd: dirname(file), timeout: 10_000 }).status === 0;

/** The default path of a key: in the home folder, named after the current folder. */
const usualPlace = () => join(homedir(), '.release-keys', `${basename(process.cwd())}.key`);

/**
 * Writes a new private key to a file and returns the public part for the server. Throws an error when the file exists,
 * can't be written, or would be committed with the code.
 */
export function makeKey(given = usualPlace()): string {
  const file = resolve(given);
  if (isOfProject(dirname(file)) && !isIgnored(file))
    throw new StartError(
      `${file} would be committed with the code, and whoever has the key can sign releases. Leave the file out, and the key is written to ${usualPlace()}; or name one outside, or one that .gitignore lists.`,
    );
  const { privateKey, publicKey } = newReleaseKey();
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, privateKey, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    const isThere = (cause as { code?: string }).code === 'EEXIST';
    throw new StartError(isThere ? `${file} exists already; name another file.` : `${file} can't be written.`, {
      cause,
    });
  }
  return `The private key is in ${file}: keep it secret and out of every repository, and set RELEASE_KEY to this path where releases are built.
A server takes what it signs by RELEASE_KEYS=<module>=${publicKey}, or *=${publicKey} for all modules.`;
}
