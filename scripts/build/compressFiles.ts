import { existsSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, compressible } from '../../server/src/pages/compress.ts';
import { filesBelow } from './hashing.ts';

/** Whether a file is a compressed copy made here. */
export const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** The file's name changes with its content, so a copy beside it is always current. */
const hasOwnName = (file: string) => /\.[0-9a-f]{10}\./.test(file);

/**
 * Puts a brotli and a gzip copy beside each file of a build that gets smaller by it. Keeps earlier copies that are
 * still right and removes useless ones.
 */
export async function compressFiles(dist: string, files: string[]): Promise<void> {
  const wanted = new Set(files.filter(compressible));
  for (const copy of filesBelow(dist))
    if (isCompressed(copy) && !wanted.has(copy.slice(0, -3))) rmSync(join(dist, copy));
  await Promise.all(
    [...wanted].map(async (file) => {
      const path = join(dist, file);
      if (hasOwnName(file) && existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
      const { br, gz } = await compress(await readFile(path));
      await writeFile(`${path}.br`, br);
      await writeFile(`${path}.gz`, gz);
    }),
  );
}
