import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** A script of the shell, as it is to lie in `dist/`. */
interface BuiltScript {
  file: string;
  content: Uint8Array;
}

/**
 * Bundles the start script of the shell that lies in `dir`. It stands apart from the shell's build, whose every entry
 * brings the runtime of what is shared; that build empties `dist/`, so the caller writes the script.
 */
export async function buildStart(dir: string): Promise<BuiltScript> {
  const { outputFiles } = await build({
    entryPoints: { start: join(dir, 'src/start/start.ts') },
    outdir: join(dir, 'dist'),
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The start script was not built: esbuild gave no file.');
  return { file: basename(script.path), content: script.contents };
}
