import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/targets.ts';
import type { Fault } from './Fault.ts';
import { type SeededArea, seeded } from './seeded.ts';

const sandbox = path.join(root, '.cache/mutate/seeded');
const left = new Set(['node_modules', 'dist', 'var', '.git', '.cache', 'test-results']);

/** A copy of the sources beside the packages of this installation; the workspaces among these are the copy's own. */
function makeSandbox(): void {
  rmSync(sandbox, { recursive: true, force: true });
  const packages = path.join(sandbox, 'node_modules');
  mkdirSync(packages, { recursive: true });
  const entries = readdirSync(root).filter((name) => !left.has(name));
  for (const name of entries)
    cpSync(path.join(root, name), path.join(sandbox, name), {
      recursive: true,
      filter: (file) => !left.has(path.basename(file)),
    });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    symlinkSync(
      entries.includes(name) ? path.join(sandbox, name) : path.join(root, 'node_modules', name),
      path.join(packages, name),
    );
}

const passes = (tests: readonly string[]) =>
  spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--bail',
      '--selectProjects',
      'components',
      'rules',
      'api-sqlite',
      '--',
      ...tests,
    ],
    {
      cwd: sandbox,
      stdio: 'ignore',
    },
  ).status === 0;

/**
 * Makes the area's faults, each in a copy of the sources, and says which its tests notice. Throws when a fault is out
 * of date (its text does not stand in its file exactly once), or when its tests fail without it.
 */
export function seededFaults(area: SeededArea): Fault[] {
  const faults = seeded.filter((fault) => fault.area === area);
  makeSandbox();
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  if (!passes(tests)) throw new Error(`The tests of ${area} fail as they are: ${tests.join(', ')}.`);
  return faults.map(({ file, from, to, tests: judges, why }) => {
    const at = path.join(sandbox, file);
    const text = readFileSync(at, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`A fault is out of date: ${file} does not have once: ${from}`);
    writeFileSync(
      at,
      text.replace(from, () => to),
    );
    const isCaught = !passes(judges);
    writeFileSync(at, text);
    return { file, line: text.slice(0, text.indexOf(from)).split('\n').length, change: why, isCaught };
  });
}
