import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress, compressible } from '../../server/src/site/compress.ts';

/** Puts a brotli and a gzip copy beside each file of a build that gains from it. */
export async function compressFiles(dist: string, files: string[]): Promise<void> {
  await Promise.all(
    files.filter(compressible).map(async (file) => {
      const { br, gz } = await compress(await readFile(join(dist, file)));
      await writeFile(join(dist, `${file}.br`), br);
      await writeFile(join(dist, `${file}.gz`), gz);
    }),
  );
}
