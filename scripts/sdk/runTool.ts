import { spawnSync } from 'node:child_process';
import { programOf } from '../build/packageFolder.ts';

/** Runs the program of an installed package in `dir`, on this console. Answers whether it found nothing wrong. */
export function runTool(dir: string, name: string, parameters: readonly string[], program = name): boolean {
  const parts = [programOf(name, program), ...parameters];
  return spawnSync(process.execPath, parts, { cwd: dir, stdio: 'inherit' }).status === 0;
}
