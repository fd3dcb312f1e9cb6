import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../startError';

/**
 * The files below a folder of releases, relative to it; none without such a folder. Top-level names with a leading dot
 * are skipped: they are uploads. Throws `StartError` if a folder can't be read.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const within = async (below: string, recursive: boolean) => readdir(below, { recursive, withFileTypes: true });
  try {
    if (!existsSync(folder)) return [];
    const tops = (await within(folder, false)).filter(({ name }) => !name.startsWith('.'));
    const inside = tops.filter((top) => top.isDirectory()).map(({ name }) => within(path.join(folder, name), true));
    const entries = [...tops, ...(await Promise.all(inside)).flat()];
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    throw new StartError(
      `The files of releases in ${folder} can’t be read (${(error as NodeJS.ErrnoException).code}); mend that and try again.`,
      { cause: error },
    );
  }
}
