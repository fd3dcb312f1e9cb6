import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../build/packageFolder.ts';

/** Runs the program of an installed package in `dir`, on this console. Answers whether it found nothing wrong. */
export function runTool(dir: string, name: string, parameters: readonly string[], program = name): boolean {
  const folder = packageFolder(name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : (bin[program] ?? '');
  return spawnSync(process.execPath, [join(folder, file), ...parameters], { cwd: dir, stdio: 'inherit' }).status === 0;
}
