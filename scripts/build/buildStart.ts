import { basename, join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the start script of the shell that lies in `dir` into its `dist/`, and answers the file's name. It stands
 * apart from the shell's build, whose every entry brings the runtime of what is shared.
 */
export async function buildStart(dir: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: { start: join(dir, 'src/start/start.ts') },
    outdir: join(dir, 'dist'),
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const [file] = Object.keys(metafile.outputs);
  if (!file) throw new Error('The start script was not built: esbuild named no file.');
  return basename(file);
}
