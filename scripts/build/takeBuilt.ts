import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { readFederationManifest } from './federationManifest.ts';

/** Whether `path` is `folder` or lies below it. */
const isWithin = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);

/**
 * Copies a team's own build from `folder` into `dist`, to make a release from it. Throws a one-sentence error, and
 * leaves `dist` as it was, when the folder is missing, is not a federation build or holds other files.
 */
export function takeBuilt(folder: string, dist: string): void {
  const [from, to] = [resolve(folder), resolve(dist)];
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${from}: build the module first, and name the folder of the built files.`);
  if (from !== to && isWithin(from, to))
    throw new Error(`${from} has more than a build in it: name the folder of the built files alone.`);
  const links = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  const [link] = links.map(({ parentPath, name }) => join(parentPath, name));
  if (link) throw new Error(`${link} is a link, which may lead beyond the folder: build files instead.`);
  readFederationManifest(from);
  if (from === to) return;
  const taken = mkdtempSync(join(dirname(to), '.built-'));
  cpSync(from, taken, { recursive: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(taken, to);
}
