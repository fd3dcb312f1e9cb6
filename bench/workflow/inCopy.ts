import { copyDevelopmentShell } from '../../e2e/support/copyDevelopmentShell';
import { copyProject } from '../../e2e/support/copyProject';
import type { Goal, Part } from '../Part';

/** Measures in a copy of the project with the shell's development build, so that nothing of this one changes. */
export async function inCopy(work: (project: string) => Promise<Goal[]>): Promise<Part> {
  const { folder, remove } = copyProject();
  try {
    await copyDevelopmentShell(folder);
    return { tables: [], goals: await work(folder) };
  } finally {
    remove();
  }
}
