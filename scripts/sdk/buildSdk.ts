import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { readShell } from '../../server/src/site/readShell.ts';
import { SHELL_API_VERSION } from '../../shared/contract/shellApi.ts';
import { filesBelow, hashInputs, integrityOf, sourcesOfShell } from '../build/hashing.ts';
import type { SdkRecord } from '../build/modules.ts';
import { programOf } from '../build/packageFolder.ts';
import { guides, root, targets } from '../build/targets.ts';
import { writtenDeclarations } from '../contract/declarations.ts';
import { offeredApi, writtenApi } from '../contract/offeredApi.ts';
import { developmentShell } from '../dev/developmentShell.ts';
import { PACKAGE_NAME } from './deployedShell.ts';
import { packageFiles } from './packageFiles.ts';
import { isOfServer, packageScripts } from './packageScripts.ts';
import { readReference, referenceText } from './reference.ts';

/** Files that are read, not imported. */
const read = [
  'scripts/dev/refreshTransformers.cjs',
  'scripts/jest/PartsFirst.cjs',
  'scripts/jest/asset.cjs',
  'scripts/jest/cssModule.cjs',
  'scripts/release/gate/everyScreen.tsx',
  'scripts/sdk/module-sdk.mjs',
  'shared',
  'shell/package.json',
  'tsconfig.json',
  'tsconfig/browser.json',
  'types',
  'company.json',
  'LICENSE',
  'CHANGELOG.md',
  ...guides,
];

/**
 * Writes scripts to the same place below `folder`, bundled with the server code they import: the package has no server
 * sources.
 */
async function bundle(files: string[], folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: folder,
    outbase: root,
    outExtension: { '.js': '.ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'the-server-stays-inside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path, kind, importer, resolveDir }) => {
            if (kind === 'entry-point') return undefined;
            const isInside = path.startsWith('.')
              ? !files.includes(relative(root, importer)) || isOfServer(join(resolveDir, path))
              : /^shared\/|^re2js$/.test(path);
            return isInside ? undefined : { path, external: true };
          }),
      },
    ],
  });
}

/** Copies a build from one folder to another, without source maps and compressed files. */
function copyBuilt(from: string, to: string): void {
  for (const file of filesBelow(from).filter((name) => !/\.(map|br|gz)$/.test(name))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file));
  }
}

/** Copies files and folders of the project, without tests and builds, to the same place below `folder`. */
function copy(paths: string[], folder: string): void {
  for (const path of paths)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !/\.(test|fixture)\.tsx?$|[\\/](dist|node_modules)$/.test(file),
    });
}

/** Writes the types of the server's API, from its document. */
function writeApiTypes(file: string): void {
  const program = programOf('openapi-typescript', 'openapi-typescript', join(root, 'server'));
  const parameters = [program, writtenApi(), '-o', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types of the API could not be written:\n${stdout}${stderr}`);
}

/**
 * Makes the package that the shell serves to module teams, `dist/module-sdk.tgz`, with `dist/sdk.json` beside it. It
 * contains the tools for making a module, the declarations of what the shell offers, the built shell and server, and
 * the shell's development build. Throws when one of them can't be made.
 */
export async function buildSdk(): Promise<void> {
  const own = targets.find(({ name }) => name === 'sdk')?.inputs ?? [];
  const record: SdkRecord = {
    version: `${SHELL_API_VERSION}-b${hashInputs(own).slice(0, 8)}`,
    shellApi: SHELL_API_VERSION,
    shell: sourcesOfShell(),
  };
  if (readShell(join(root, 'shell/dist')).sources !== record.shell)
    throw new Error('The built shell is of other sources; run npm run build first.');
  const dist = join(root, 'scripts/sdk/dist');
  const folder = join(root, '.cache/sdk', PACKAGE_NAME);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  cpSync(writtenDeclarations(), join(folder, 'declarations'), { recursive: true });
  const shell = await developmentShell();
  copyBuilt(shell.folder, join(folder, 'dev-shell'));
  for (const part of ['shell/dist', 'server/dist']) copyBuilt(join(root, part), join(folder, part));
  const { copied, withServer } = await packageScripts();
  copy([...read, ...copied.filter((file) => !file.startsWith('shared/'))], folder);
  await bundle(withServer, folder);
  const reference = referenceText(readReference(join(folder, 'declarations')), SHELL_API_VERSION);
  writeFileSync(join(folder, 'docs/reference.md'), reference);
  writeApiTypes(join(folder, 'api.d.ts'));
  writeFileSync(join(folder, 'api.json'), JSON.stringify(offeredApi()));
  for (const [file, content] of Object.entries(packageFiles(record))) writeFileSync(join(folder, file), content);

  mkdirSync(dist, { recursive: true });
  const packing = ['pack', folder, '--pack-destination', dist, '--ignore-scripts'];
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', packing, { cwd: root, encoding: 'utf8', shell: isWindows });
  if (status !== 0) throw new Error(`npm could not pack ${relative(root, folder)}:\n${stdout}${stderr}`);
  const packed = join(dist, `${PACKAGE_NAME}.tgz`);
  renameSync(join(dist, `${PACKAGE_NAME}-${record.version}.tgz`), packed);
  writeFileSync(join(dist, 'sdk.json'), JSON.stringify({ ...record, integrity: integrityOf(readFileSync(packed)) }));
}
