import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dependencies } from '../../scripts/sdk/packageFiles';
import { freePort } from './freePort';
import type { Dev } from './startDev';

const root = join(import.meta.dirname, '../..');

/** A command that ended. */
export interface Ended {
  /** Whether it ended well. */
  ok: boolean;
  /** All that it said. */
  output: string;
}

/** What a command finds beside this process's own environment. */
type Environment = Readonly<Record<string, string>>;

/** Runs a command of the package that is installed in `folder`, in another folder or there. */
export async function command(
  folder: string,
  parameters: readonly string[],
  { at = folder, ...environment }: Environment = {},
): Promise<Ended> {
  const program = join(folder, 'node_modules/module-sdk/scripts/sdk/module-sdk.mjs');
  // What the tests' own process was told is not for a team's machine.
  const { NODE_ENV: _, ...inherited } = process.env;
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...parameters], {
      cwd: at,
      env: { ...inherited, RELEASE_URL: '', RELEASE_TOKEN: '', ...environment },
      maxBuffer: 16 * 1024 * 1024,
    });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, output: stdout + stderr };
  }
}

/**
 * Installs with npm what the `package.json` of a folder names. The packages that the shell's own package brings are
 * links to those of this project, which are the same versions: nothing is asked of a registry.
 */
export async function install(folder: string): Promise<void> {
  const { dependencies: own = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of new Set([...Object.keys(dependencies()), ...Object.keys(own)])) {
    const installed = join(root, 'node_modules', name);
    if (!existsSync(installed)) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link, 'junction');
  }
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder });
}

/** A folder with nothing but the package of the shell at `url`, as npx makes one. */
export async function installPackage(folder: string, url: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const address = `${url}/sdk/module-sdk.tgz`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { 'module-sdk': address } }));
  await install(folder);
}

/** `npm run dev` in a module's own repository. */
export async function startDevelopment(folder: string): Promise<Dev> {
  const port = await freePort();
  const program = join(folder, 'node_modules/module-sdk/scripts/sdk/module-sdk.mjs');
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program, 'dev', '--port', String(port)], {
    cwd: folder,
    env: inherited,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Ready at ')) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void exited.then(() => reject(new Error(`The development server ended:\n${output}`)));
  });
  ready.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
