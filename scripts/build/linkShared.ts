import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './targets.ts';

/**
 * Links `shared` into the packages of the module in `dir`, for federations' plugins, which don't find it inside this package:
 * webpack's manifest leaves out a shared package that is not there, and Vite's plugin reads which names it exports.
 */
export function linkShared(dir: string): void {
  const link = join(dir, 'node_modules/shared');
  if (existsSync(link)) return;
  // One that leads nowhere is there too.
  rmSync(link, { force: true });
  symlinkSync(join(root, 'shared'), link, 'junction');
}
