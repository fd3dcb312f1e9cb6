import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What npm writes down of the packages that it has put into a folder. */
const RECORD = '.package-lock.json';

/** Makes `to` hold the files of `from` under their names, without a copy of their content. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name !== RECORD) linkSync(source, target);
  }
}

/**
 * Gives a new repository the packages that lie beside this one, as npx has just installed them: npm finds them there, and
 * has little left to do. Where they lie otherwise, or can't be linked, nothing is brought, and npm installs as ever.
 * @param packageFolder the folder of this package
 * @param dir the repository
 */
export function bringPackages(packageFolder: string, dir: string): void {
  const from = dirname(packageFolder);
  const to = join(dir, 'node_modules');
  const record = join(from, RECORD);
  if (basename(from) !== 'node_modules' || !existsSync(record) || existsSync(to)) return;
  try {
    link(from, to);
    // npm believes what is newer than all packages.
    copyFileSync(record, join(to, RECORD));
  } catch {
    rmSync(to, { recursive: true, force: true });
  }
}
