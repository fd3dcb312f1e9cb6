import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { root } from '../build/targets.ts';
import { commands } from './commands.ts';

/** Where scripts begin that a module needs, by a command or as a process of their own. */
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

/** Whether a file that a script imports is the server's. */
export const isOfServer = (file: string) => relative(root, file).split(sep)[0] === 'server';

/** Every file of the project that goes into the package because a script imports it, `copied`, and the scripts that import one of the server's, which have it inside. */
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
