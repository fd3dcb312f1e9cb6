import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dependencies } from '../../scripts/sdk/packageFiles';
import { type Dev, startDev } from './startDev';

const root = join(import.meta.dirname, '../..');

/** A finished command. */
export interface Ended {
  /** Whether it succeeded. */
  ok: boolean;
  /** Its whole output. */
  output: string;
}

/** Environment variables added for a command. */
type Environment = Readonly<Record<string, string>>;

const programOf = (folder: string) => join(folder, 'node_modules/module-sdk/scripts/sdk/module-sdk.mjs');

/** This process's environment without the tests' own settings, which a team's machine lacks. */
function ofATeam(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...inherited } = process.env;
  return inherited;
}

/** Runs a command of the package installed in `folder`, there or in another folder. */
export async function command(
  folder: string,
  parameters: readonly string[],
  { at = folder, ...environment }: Environment = {},
): Promise<Ended> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [programOf(folder), ...parameters], {
      cwd: at,
      env: { ...ofATeam(), RELEASE_URL: '', RELEASE_TOKEN: '', ...environment },
      maxBuffer: 16 * 1024 * 1024,
    });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, output: stdout + stderr };
  }
}

/**
 * Installs the packages of a folder's `package.json` with npm. Packages that the shell's own package brings are links
 * to the same versions in this project: npm asks no registry.
 */
export async function install(folder: string): Promise<void> {
  const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  >;
  for (const name of Object.keys({ ...dependencies(), ...own.dependencies, ...own.devDependencies })) {
    const installed = join(root, 'node_modules', name);
    if (!existsSync(installed)) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link, 'junction');
  }
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder });
}

/** A folder with only the package of the shell at `url`, as npx makes it. */
export async function installPackage(folder: string, url: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const address = `${url}/sdk/module-sdk.tgz`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { 'module-sdk': address } }));
  await install(folder);
}

/** `npm run dev` in a module's own repository. */
export const startDevelopment = (folder: string): Promise<Dev> =>
  startDev(folder, [programOf(folder), 'dev'], ofATeam());
