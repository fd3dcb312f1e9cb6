import { satisfies } from 'semver';
import type { Reason } from './GatedModule.ts';

/** Whether what is built here against shell API `built` can run on a shell that offers `offered`: the same, or one that has more. */
export function fitsShell(built: string, offered: string, target: string): Reason[] {
  if (satisfies(offered, `^${built}`)) return [];
  return [
    `This is built against shell API ${built}, and ${target} offers ${offered}: check out what that shell was made from, or release the shell first.`,
  ];
}
