import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { programOf } from './packageFolder.ts';

/** The bundlers that can build a module, apart from webpack, with the package that has each one's program. */
const others = {
  rsbuild: { package: '@rsbuild/core', program: 'rsbuild' },
  vite: { package: 'vite', program: 'vite' },
} as const;

export type Bundler = 'webpack' | keyof typeof others;

/** All bundlers, the default first. */
export const bundlers: readonly Bundler[] = ['webpack', ...(Object.keys(others) as (keyof typeof others)[])];

/**
 * The bundler for the module in `dir`: the one whose configuration is there, such as `rsbuild.config.ts`; otherwise
 * webpack.
 */
export function bundlerOf(dir: string): Bundler {
  const files = readdirSync(dir);
  return bundlers.find((name) => files.some((file) => file.startsWith(`${name}.config.`))) ?? 'webpack';
}

/**
 * Runs a bundler's own command in `dir`, in a separate process. Throws a one-sentence error when it fails; the bundler
 * has printed why.
 */
export async function runBundler(bundler: Exclude<Bundler, 'webpack'>, dir: string): Promise<void> {
  const { package: name, program } = others[bundler];
  const child = spawn(process.execPath, [programOf(name, program, dir), 'build'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`${program} build ended with ${String(code)}; see above, and mend it there.`);
}
