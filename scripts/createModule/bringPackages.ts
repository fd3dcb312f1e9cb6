import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** npm's record of the packages it installed in a folder. */
const RECORD = '.package-lock.json';

/** Links the files of `from` into `to` under the same names, without copying them. */
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
 * Links the packages that npx has just installed beside this one into a new repository, so that npm has little left to
 * install. If they are elsewhere or can't be linked, npm installs everything as usual.
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
    // npm only trusts this record if it is newer than all packages.
    copyFileSync(record, join(to, RECORD));
  } catch {
    rmSync(to, { recursive: true, force: true });
  }
}
