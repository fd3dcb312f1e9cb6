import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ModulePlace } from '../build/modules.ts';
import { root } from '../build/targets.ts';

/**
 * Builds a version of a module in a separate process. Returns false when the build failed; it has printed why.
 * @param built the folder with the output of the team's own build. By default, the module is built here
 */
export function buildRelease({ name, dir }: ModulePlace, version: string, built?: string): Promise<boolean> {
  // dist/ now contains this release; the next start builds its own again.
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
