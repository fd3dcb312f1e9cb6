import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { programOf } from '../build/packageFolder';
import { readTypeFaults, type TypeFault } from '../types/TypeFault';
import { writeTypeProject } from '../types/typeProject';

/**
 * The type checker's findings in a project whose configuration is written into the folder as `tsconfig.checked.json`;
 * its paths may be relative to that folder. Leaves no cache. Throws when the checker itself fails, such as on a wrong
 * configuration, and after two minutes.
 */
export function typeErrors(folder: string, project: Parameters<typeof writeTypeProject>[1]): TypeFault[] {
  const file = writeTypeProject(join(folder, 'tsconfig.checked.json'), project);
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [programOf('@typescript/native-preview', 'tsgo'), '-p', file, '--pretty', 'false', '--checkers', '1'],
    { cwd: folder, encoding: 'utf8', timeout: 120_000 },
  );
  const found = readTypeFaults(stdout, folder);
  if (error || (status !== 0 && found.length === 0))
    throw new Error(`The type checker failed: ${stdout}${stderr}`, { cause: error });
  return found;
}
