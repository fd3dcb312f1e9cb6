import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');

/**
 * Bundles `oneServer.ts` with what its threads run beside it, as the build of the product does: from the sources, each
 * process compiles a thousand files before it listens. Packages are found from there, so it lies below the project.
 */
export async function bundleOneServer(): Promise<{ file: string; remove: () => void }> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'one-server-'));
  const sources = ['test/oneServer', 'src/tasks', 'src/fileTasks'];
  await build({
    entryPoints: sources.map((name) => ({
      in: path.join(root, 'server', `${name}.ts`),
      out: path.basename(name),
    })),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('shared/') ? undefined : { path: name, external: true },
          );
        },
      },
    ],
    logLevel: 'warning',
  });
  return { file: path.join(folder, 'oneServer.js'), remove: () => rmSync(folder, { recursive: true }) };
}
