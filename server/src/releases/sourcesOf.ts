import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import type { Release } from 'shared/contract';
import type { ReleaseSources } from 'shared/contract/releases/sources';

/** The files of the module that a source map knows. None where it can't be read. */
async function ownSources(file: string): Promise<string[]> {
  try {
    const { sources } = new TraceMap(await readFile(file, 'utf8'));
    return sources.flatMap((source) => (source?.startsWith('src/') ? [source] : []));
  } catch {
    return [];
  }
}

/**
 * Which file each page and component of a release is, as the source maps of its scripts tell: a page is named after its file.
 * @param folder where the files of the release lie
 */
export async function sourcesOf({ pages, files }: Release, folder: string): Promise<ReleaseSources> {
  const found = await Promise.all(
    Object.entries(pages).map(async ([name, { js }]) => {
      const maps = js.map((script) => `${script}.map`).filter((map) => Object.hasOwn(files, map));
      const sources = await Promise.all(maps.map((map) => ownSources(path.join(folder, map))));
      const own = sources.flat().find((source) => path.posix.basename(source) === `${name}.tsx`);
      return own === undefined ? [] : [[name, own] as const];
    }),
  );
  return { files: Object.fromEntries(found.flat()) };
}
