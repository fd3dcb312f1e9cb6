import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/targets.ts';
import { type Fault, say } from './Fault.ts';
import { type SeededArea, seeded } from './seeded.ts';

const left = new Set(['node_modules', 'dist', 'var', '.git', '.cache', 'test-results']);

/** A copy of the sources beside the packages of this installation; the workspaces among these are the copy's own. */
function makeSandbox(area: SeededArea): string {
  const sandbox = path.join(root, '.cache/mutate', area);
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
  // A workspace has packages of its own where it needs another version than the rest.
  for (const name of entries) {
    const own = path.join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(sandbox, name, 'node_modules'));
  }
  return sandbox;
}

/** What jest says of the tests that fail; undefined when none does. */
function failure(sandbox: string, tests: readonly string[]): string | undefined {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const projects = new Set(tests.map((test) => (test.startsWith('server/') ? 'api-sqlite' : 'components')));
  const { status, stderr } = spawnSync(
    process.execPath,
    [jest, '--bail', '--runInBand', '--selectProjects', ...projects, '--', ...tests],
    { cwd: sandbox, encoding: 'utf8' },
  );
  return status === 0 ? undefined : stderr;
}

/**
 * Makes the area's faults, each in a copy of the sources, and says which its tests notice. Throws when a fault is out
 * of date (its text does not stand in its file exactly once), or when its tests fail without it.
 */
export function seededFaults(area: SeededArea): Fault[] {
  const faults = seeded.filter((fault) => fault.area === area);
  const sandbox = makeSandbox(area);
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  const failed = failure(sandbox, tests);
  if (failed !== undefined) throw new Error(`The tests of ${area} fail as they are.\n${failed}`);
  return faults.map(({ file, from, to, tests: judges, why }) => {
    const at = path.join(sandbox, file);
    const text = readFileSync(at, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`A fault is out of date: ${file} does not have once: ${from}`);
    writeFileSync(
      at,
      text.replace(from, () => to),
    );
    const isCaught = failure(sandbox, judges) !== undefined;
    writeFileSync(at, text);
    const fault = { file, line: text.slice(0, text.indexOf(from)).split('\n').length, change: why, isCaught };
    say([fault]);
    return fault;
  });
}
