import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { root } from '../build/targets.ts';
import { commands } from './commands.ts';

/** Entry scripts a module needs, as commands or separate processes. */
const entries = [
  'scripts/build/runBuild.ts',
  'scripts/bundlers/rsbuild.mjs',
  'scripts/bundlers/vite.mjs',
  'scripts/dev/refreshRuntime.ts',
  'scripts/dev/runModule.ts',
  'scripts/jest/screenTests.mjs',
  'scripts/jest/setupDom.ts',
  'scripts/sdk/commands.ts',
  ...Object.values(commands).map(({ script }) => `scripts/${script}`),
];

/** What those scripts only load in the project: a data folder, and the builds of everything else. */
const ofTheProject = /\/(localTarget|buildServer|buildShell|buildSdk)\.ts$/;

/** Whether an imported file belongs to the server. */
export const isOfServer = (file: string) => relative(root, file).split(sep)[0] === 'server';

/**
 * The project's files that go into the package because a script imports them (`copied`), and the scripts that import
 * server files and are bundled with them.
 */
export async function packageScripts(): Promise<{ copied: string[]; withServer: string[] }> {
  const withServer = new Set<string>();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    plugins: [
      {
        name: 'of-the-project',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\.ts$/ }, ({ path, resolveDir, importer }) => {
            if (ofTheProject.test(path)) return { path, external: true, sideEffects: false };
            if (!isOfServer(join(resolveDir, path))) return undefined;
            withServer.add(relative(root, importer));
            return { path, external: true };
          }),
      },
    ],
  });
  return { copied: Object.keys(metafile.inputs).filter((file) => !withServer.has(file)), withServer: [...withServer] };
}
