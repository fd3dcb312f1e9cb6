import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '../ifThere';
import { copyWhole } from './copyWhole';
import { removeOutdated } from './removeOutdated';

/**
 * Copies the built shell into `folder` beside those that were served before: for 30 days after another took its place,
 * an open tab may still ask for a file of the shell it started with. Other servers may serve the folder meanwhile.
 */
export async function keepShell(built: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(built);
  await Promise.all(names.map((name) => bring(path.join(built, name), path.join(folder, name))));
  await removeOutdated(folder, new Set(names));
}

/** Copies a file, unless one of this size and time is there. */
async function bring(from: string, to: string): Promise<void> {
  const [source, there] = await Promise.all([stat(from), ifThere(stat(to))]);
  if (there && there.size === source.size && there.mtime.getTime() === source.mtime.getTime()) return;
  await copyWhole(from, to);
}
