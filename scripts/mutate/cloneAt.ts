import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../../e2e/support/copyProject.ts';
import { root } from '../build/targets.ts';
import { markInstalled } from '../ensureInstalled.mjs';

/**
 * A clone of the project at a commit, in the folder for temporary files, with the installed packages. An existing clone
 * is reset to the commit.
 * @param what its purpose
 */
export function cloneAt(what: string, commit: string): string {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `${what}-${name}`);
  if (!existsSync(join(folder, 'node_modules'))) {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '--shared', root, folder]);
    for (const place of ['', 'server'])
      if (existsSync(join(root, place, 'node_modules')))
        linkPackages(join(root, place, 'node_modules'), join(folder, place, 'node_modules'));
    markInstalled(folder);
  }
  execFileSync('git', ['checkout', '--quiet', '--force', '--detach', commit], { cwd: folder });
  return folder;
}
