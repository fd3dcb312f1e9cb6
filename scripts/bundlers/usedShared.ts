import { buildSync } from 'esbuild';
import { sharedDependencies } from '../build/sharedDependencies.ts';
import { root } from '../build/targets.ts';

/**
 * Which of the shared dependencies are imported by these files, or by what they bundle, types aside. All of them where the files
 * can't be followed, because their bundler has loaders of its own.
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
