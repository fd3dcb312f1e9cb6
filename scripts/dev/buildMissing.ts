import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, targets } from '../build/targets.ts';

/**
 * Builds everything that was never built, except `served`, and always the server, which takes a second. Out-of-date
 * builds stay: the rest of the product is as it was last released.
 */
export function buildMissing(served: readonly string[]): void {
  const missing = targets
    .filter(({ name, output }) => name === 'server' || (!served.includes(name) && !existsSync(join(root, output))))
    .map(({ name }) => name);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', ...missing], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The rest of the product could not be built; see above.');
}
