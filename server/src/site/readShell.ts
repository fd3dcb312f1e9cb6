import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from 'shared/contract';
import { StartError } from '../startError';

/** The built shell in `folder`. Throws `StartError` when it has not been built. */
export function readShell(folder: string): ShellBuild {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild;
  } catch (cause) {
    throw new StartError('The shell has not been built; run npm run build first.', { cause });
  }
}
