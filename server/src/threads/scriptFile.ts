import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;

/**
 * Builds the script from its sources into the cache, under the hash of its content: several processes may do so at
 * once.
 */
async function built(name: string): Promise<string> {
  const { build } = await import('esbuild');
  const root = path.join(here, '../../..');
  const { outputFiles } = await build({
    entryPoints: [path.join(here, `../${name}.ts`)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { shared: path.join(root, 'shared') },
    write: false,
    logLevel: 'warning',
  });
  const code = outputFiles[0]?.text ?? '';
  const folder = path.join(root, '.cache/tasks');
  const file = path.join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** A script that threads or processes run: it lies beside the built server, and is built at its first use where the sources run. */
export async function scriptFile(name: 'tasks' | 'fileTasks'): Promise<string> {
  const beside = path.join(here, `${name}.js`);
  return existsSync(beside) ? beside : built(name);
}
