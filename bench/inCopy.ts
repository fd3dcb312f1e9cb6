import { copyDevelopmentShell } from '../e2e/support/copyDevelopmentShell';
import { copyProject } from '../e2e/support/copyProject';
import type { Part } from './Part';

/** Measures in a copy of the project with the shell's development build, so that this project doesn't change. */
export async function inCopy(work: (project: string) => Promise<Part>): Promise<Part> {
  const { folder, remove } = copyProject();
  try {
    await copyDevelopmentShell(folder);
    return await work(folder);
  } finally {
    remove();
  }
}
