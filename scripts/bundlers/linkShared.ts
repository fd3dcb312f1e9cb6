import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/targets.ts';

/**
 * Links `shared` into the packages of the module in `dir`: Vite's federation reads there which names a shared package exports,
 * and doesn't find it inside this package.
 */
export function linkShared(dir: string): void {
  const link = join(dir, 'node_modules/shared');
  if (existsSync(link)) return;
  // One that leads nowhere is there too.
  rmSync(link, { force: true });
  symlinkSync(join(root, 'shared'), link, 'junction');
}
