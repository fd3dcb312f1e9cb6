import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** What stands apart from the shell's build: the script of public documents, and what the supervisor's page is made of. */
const entries = {
  start: 'src/start/start.ts',
  script: 'src/attendance/attendance.ts',
  style: 'src/attendance/attendance.css',
  worker: 'src/attendance/attendanceWorker.ts',
};

/** Files of the shell, as they are to lie in `dist/`. */
type BuiltFiles = Record<keyof typeof entries, { file: string; content: Uint8Array }>;

/**
 * Bundles what stands apart from the build of the shell that lies in `dir`, whose every entry brings the runtime of what
 * is shared; that build empties `dist/`, so the caller writes the files.
 */
export async function buildStart(dir: string): Promise<BuiltFiles> {
  const { outputFiles } = await build({
    entryPoints: Object.entries(entries).map(([out, file]) => ({ in: join(dir, file), out })),
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
  const files = outputFiles.map(({ path, contents }) => ({ file: basename(path), content: contents }));
  const find = (name: string) => files.find(({ file }) => file.startsWith(`${name}.`));
  return Object.fromEntries(Object.keys(entries).map((name) => [name, find(name)])) as BuiltFiles;
}
