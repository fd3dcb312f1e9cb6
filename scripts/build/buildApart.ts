import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './targets.ts';

/** A file for `dist/`. */
interface BuiltFile {
  file: string;
  content: Uint8Array;
}

/**
 * Bundles entries of `dir` separately from its main build, because each entry there carries the runtime of the shared
 * packages. The main build empties `dist/`, so the caller writes these files.
 */
export async function buildApart<Name extends string>(
  dir: string,
  entries: Readonly<Record<Name, string>>,
): Promise<Record<Name, BuiltFile>> {
  const { outputFiles } = await build({
    entryPoints: Object.entries<string>(entries).map(([out, file]) => ({ in: join(dir, file), out })),
    outdir: join(dir, 'dist'),
    entryNames: '[name].[hash]',
    alias: { shared: join(root, 'shared') },
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const files = outputFiles.map(({ path, contents }) => ({ file: basename(path), content: contents }));
  const find = (name: string) => files.find(({ file }) => file.startsWith(`${name}.`));
  return Object.fromEntries(Object.keys(entries).map((name) => [name, find(name)])) as Record<Name, BuiltFile>;
}
