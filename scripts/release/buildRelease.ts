import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ModulePlace } from '../build/modules.ts';
import { root } from '../build/targets.ts';

/**
 * Builds a module as a version, in a process of its own; false when it can't be built, which has been said.
 * @param built the folder that a build of the team's own has written. By default, the module is built here
 */
export function buildRelease({ name, dir }: ModulePlace, version: string, built?: string): Promise<boolean> {
  // What lies in dist/ from then on is this release; the next start builds its own again.
  rmSync(join(root, '.cache/builds', name), { force: true });
  const folders = built === undefined ? [dir] : [dir, resolve(built)];
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/build/runBuild.ts', ...folders], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RELEASE_VERSION: version },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
