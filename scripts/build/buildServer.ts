import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { writtenApi } from '../contract/offeredApi.ts';

/**
 * Bundles the server into `dist/main.js`, its worker threads into `dist/tasks.js` and its file processes into
 * `dist/fileTasks.js`; packages stay in node_modules. `dist/api.json` is the API document.
 */
export async function buildServer(dir: string): Promise<void> {
  rmSync(join(dir, 'dist'), { recursive: true, force: true });
  await build({
    entryPoints: ['main', 'tasks', 'fileTasks'].map((name) => join(dir, `src/${name}.ts`)),
    outdir: join(dir, 'dist'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    splitting: false,
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('shared/') ? undefined : { path, external: true },
          );
        },
      },
    ],
    logLevel: 'warning',
  });
  copyFileSync(writtenApi(), join(dir, 'dist/api.json'));
}
