import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Bundler, bundlers } from './build/bundlers.ts';
import { isPackage } from './build/modules.ts';
import { root } from './build/targets.ts';
import { beginRepository } from './createModule/beginRepository.ts';
import { bringPackages } from './createModule/bringPackages.ts';
import { readBundler } from './createModule/bundlerFiles.ts';
import { createModule, createRepository } from './createModule/createModule.ts';
import { markInstalled } from './ensureInstalled.mjs';
import { expectFittingShell, packageAddress, readRecord, shellOfPackage } from './sdk/deployedShell.ts';
import { releasedManifests } from './sdk/releasedManifests.ts';

/** Installs the packages of a folder's `package.json`. Throws a one-sentence error that ends with `consequence`. */
function install(dir: string, consequence: string): void {
  const { status } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--prefer-offline', '--no-fund', '--no-audit', '--loglevel=error'],
    { cwd: dir, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new Error(`npm could not install it all. Check the connection and run npm install there; ${consequence}`);
}

/** A folder of the project, in its workspaces and its lock file. */
function createHere(given: string | undefined, bundler: Bundler): void {
  const { folder, title, page } = createModule(root, given, bundler);
  console.log(`${folder} is written; adding it to the lock file …`);
  install(root, `${folder} itself is complete.`);
  markInstalled(root);
  console.log(
    `Its first page is ${folder}/src/pages/${page}.tsx. Open it with npm run dev -- ${folder}; after npm start, ${title} stands in the sidebar for everyone.`,
  );
}

/** A separate repository, below the current folder, for the shell that this package came from. */
async function createAlone(given: string | undefined, bundler: Bundler, isInstalled: boolean): Promise<void> {
  const shell = shellOfPackage();
  await expectFittingShell(shell);
  const released = await releasedManifests(shell);
  const address = packageAddress(shell, readRecord().version);
  const { folder, page } = createRepository({ parent: process.cwd(), given, released, address, bundler });
  const dir = join(process.cwd(), folder);
  if (isInstalled) {
    console.log(`${folder} is written; installing what it is made with …`);
    bringPackages(root, dir);
    install(dir, `${folder} itself is complete.`);
  }
  const uncommitted = beginRepository(dir);
  if (uncommitted !== undefined) console.log(uncommitted);
  const commands = [`cd ${folder}`, ...(isInstalled ? [] : ['npm install']), 'npm run dev'];
  console.log(
    `Its first page is src/pages/${page}.tsx. Open it with hot reload inside ${shell.origin}:\n\n  ${commands.join('\n  ')}\n`,
  );
}

/** Asks which bundler to use, if someone can answer. */
async function askBundler(): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asked.question(`Built by ${bundlers.join(', ')}? (${bundlers[0]}) `);
  asked.close();
  return answer.trim();
}

/**
 * `npm run create-module -- payroll [--bundler rsbuild]`, or `module-sdk create payroll [--bundler rsbuild]
 * [--no-install]`: makes a module that builds, passes its test and is in the sidebar.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { bundler: { type: 'string' }, ...(isPackage && { 'no-install': { type: 'boolean' as const } }) },
  });
  const bundler = readBundler(values.bundler ?? (await askBundler()));
  if (isPackage) await createAlone(positionals[0], bundler, values['no-install'] !== true);
  else createHere(positionals[0], bundler);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
