import { buildSync } from 'esbuild';
import { sharedDependencies } from '../build/sharedDependencies.ts';
import { root } from '../build/targets.ts';

/**
 * The shared dependencies that these files, or the files they bundle, import, types aside. Returns all shared
 * dependencies when the files can't be followed, because their bundler has its own loaders.
 */
export function usedShared(files: readonly string[]): string[] {
  const names = Object.keys(sharedDependencies);
  try {
    const { metafile } = buildSync({
      entryPoints: [...files],
      outdir: 'nowhere',
      bundle: true,
      splitting: true,
      format: 'esm',
      write: false,
      metafile: true,
      external: names,
      nodePaths: [root],
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
      logLevel: 'silent',
    });
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    return names.filter((name) => imported.includes(name));
  } catch {
    return names;
  }
}
