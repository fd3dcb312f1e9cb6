import { existsSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, compressible } from '../../server/src/pages/compress.ts';
import { filesBelow } from './hashing.ts';

/** Whether a file is a copy that was made here. */
export const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** A file whose name changes with its content: a copy that lies beside it is of that content. */
const hasOwnName = (file: string) => /\.[0-9a-f]{10}\./.test(file);

/**
 * Puts a brotli and a gzip copy beside each file of a build that gains from it. Copies of a build before are kept where
 * they still fit, and taken away where they are for nothing.
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
