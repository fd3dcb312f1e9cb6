import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { developmentShell } from '../../scripts/dev/developmentShell';
import { markInstalled } from '../../scripts/ensureInstalled.mjs';

/** A copy of the project whose sources may be changed. */
export interface ProjectCopy {
  folder: string;
  remove(): void;
}

const root = join(import.meta.dirname, '../..');
const notCopied = ['.cache', '.git', 'coverage', 'node_modules', 'test-results', 'var'];

/**
 * Copies the built project into a folder of its own, the shell's development build with it, which is made
 * when it is missing. Packages are links to the installed ones; the workspaces are the copy's own.
 */
export async function copyProject(): Promise<ProjectCopy> {
  const { folder: shell } = await developmentShell();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  for (const name of readdirSync(root)) if (!notCopied.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(join(root, '.cache/builds'), join(folder, '.cache/builds'), { recursive: true });
  cpSync(shell, join(folder, '.cache/dev-shell'), { recursive: true });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  markInstalled(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => entry !== '.installed')) {
    const path = join(from, name);
    const isWorkspace = lstatSync(path).isSymbolicLink();
    symlinkSync(isWorkspace ? readlinkSync(path) : resolve(path), join(to, name), 'junction');
  }
}
