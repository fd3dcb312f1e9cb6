import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, targets } from './targets.ts';

/** Every file below `dir`, as sorted paths relative to it. With `sources`, without build output and tests. */
export function filesBelow(dir: string, { sources = false } = {}): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!sources || !['dist', 'node_modules', 'test', 'testing', 'bench'].includes(entry.name)) walk(path);
      } else if (!sources || !/\.(test\.tsx?|md)$/.test(entry.name)) found.push(relative(dir, path));
    }
  };
  walk(dir);
  return found.sort();
}

const LOCK_FILE = 'package-lock.json';

/**
 * The lock file's entries for installed packages. Its entries for the project's own folders are left out, so that a new
 * folder doesn't change other builds.
 */
function installed(): string {
  const { packages } = JSON.parse(readFileSync(join(root, LOCK_FILE), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  return JSON.stringify(
    Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link),
  );
}

/** One hash over the names and contents of the project's files and folders; tells whether a build is out of date. */
export function hashInputs(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = statSync(join(root, path)).isDirectory()
      ? filesBelow(join(root, path), { sources: true }).map((file) => join(path, file))
      : [path];
    for (const file of files)
      hash
        .update(file)
        .update('\0')
        .update(file === LOCK_FILE ? installed() : readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** One hash over everything the shell is built from. */
export const sourcesOfShell = (): string => hashInputs(targets.find(({ name }) => name === 'shell')?.inputs ?? []);

/** A file's Subresource Integrity value. */
export const integrityOf = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
