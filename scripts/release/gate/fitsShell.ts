import { gte } from 'semver';
import type { Reason } from './GatedModule.ts';

/**
 * Whether code built against shell API `built` can run on a shell with `offered`, which is not older. The target
 * compares what the code uses.
 */
export function fitsShell(built: string, offered: string, target: string): Reason[] {
  if (gte(offered, built)) return [];
  return [
    `This is built against shell API ${built}, and ${target} offers ${offered}: check out what that shell was made from, or release the shell first.`,
  ];
}
