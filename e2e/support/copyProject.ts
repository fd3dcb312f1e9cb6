import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { markInstalled } from '../../scripts/ensureInstalled.mjs';

/** A copy of the project whose sources may be changed. */
export interface ProjectCopy {
  folder: string;
  remove(): void;
}

const root = join(import.meta.dirname, '../..');
const notCopied = ['.cache', '.git', 'coverage', 'node_modules', 'test-results', 'var'];

/**
 * Copies the built project into a separate folder. Packages are links to the installed ones; the workspaces are copies.
 */
export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  for (const name of readdirSync(root))
    if (!notCopied.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(join(root, '.cache/builds'), join(folder, '.cache/builds'), { recursive: true });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  markInstalled(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Fills a missing folder with links to installed packages; workspaces link to those beside it. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== '.installed')) {
    const path = join(from, name);
    const isWorkspace = lstatSync(path).isSymbolicLink();
    symlinkSync(isWorkspace ? readlinkSync(path) : resolve(path), join(to, name), 'junction');
  }
}
