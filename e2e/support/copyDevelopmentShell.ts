import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { developmentShell } from '../../scripts/dev/developmentShell';

/** Gives a copy of the project the shell's development build, which is made when it is missing. */
export async function copyDevelopmentShell(project: string): Promise<void> {
  const { folder } = await developmentShell();
  cpSync(folder, join(project, '.cache/dev-shell'), { recursive: true });
}
