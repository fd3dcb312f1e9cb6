import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';
import { StartError } from '../startError';

/** The built shell in `folder`. Throws `StartError` when it has not been built, or not by this version. */
export function readShell(folder: string): ShellBuild {
  let shell: Partial<ShellBuild>;
  try {
    shell = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as Partial<ShellBuild>;
  } catch (cause) {
    throw new StartError('The shell has not been built; run npm run build first.', { cause });
  }
  if (!shell.offers || !shell.start || !shell.tables)
    throw new StartError('The shell was built by an earlier version; run npm run build first.');
  return shell as ShellBuild;
}
