import { cp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** How long files of an earlier shell stay for tabs that were opened with it, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the built shell into `folder` beside those that were served before: an open tab may still ask
 * for a file of the shell it started with. Names change with content, so nothing is overwritten.
 */
export async function keepShell(built: string, folder: string): Promise<void> {
  await cp(built, folder, { recursive: true, preserveTimestamps: true });
  const current = new Set(await readdir(built));
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!current.has(name) && Date.now() - (await stat(file)).mtimeMs > KEPT) await rm(file, { force: true });
  }
}
