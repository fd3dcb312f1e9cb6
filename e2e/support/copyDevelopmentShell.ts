import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { developmentShell } from '../../scripts/dev/developmentShell';

/** Copies the shell's development build into a copy of the project; builds it if missing. */
export async function copyDevelopmentShell(project: string): Promise<void> {
  const { folder } = await developmentShell();
  cpSync(folder, join(project, '.cache/dev-shell'), { recursive: true });
}
