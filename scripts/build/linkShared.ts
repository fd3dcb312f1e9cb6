import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './targets.ts';

/**
 * Links `shared` into the packages of the module in `dir`. Federation plugins don't find it inside this package:
 * webpack's manifest would leave it out, and Vite's plugin reads its export names.
 */
export function linkShared(dir: string): void {
  const link = join(dir, 'node_modules/shared');
  if (existsSync(link)) return;
  // Also finds a broken link.
  rmSync(link, { force: true });
  symlinkSync(join(root, 'shared'), link, 'junction');
}
