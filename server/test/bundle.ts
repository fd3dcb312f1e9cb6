import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');

/** Bundled scripts: `folder` has `<name>.js` of each. */
export interface Bundle {
  folder: string;
  remove: () => void;
}

/**
 * Bundles scripts with what they import of the project, as the build of the product does: from the sources, each process
 * compiles up to a thousand files before it begins. Packages are found from there, so the folder lies below the project.
 * @param scripts by their paths from the root, without `.ts`
 */
export async function bundle(...scripts: string[]): Promise<Bundle> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'bundle-'));
  await build({
    entryPoints: scripts.map((script) => ({ in: path.join(root, `${script}.ts`), out: path.basename(script) })),
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
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A server of `oneServer.ts`, with what its threads run beside it. */
export const bundleOneServer = (): Promise<Bundle> =>
  bundle('server/test/oneServer', 'server/src/tasks', 'server/src/fileTasks');
