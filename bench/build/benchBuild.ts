import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../e2e/support/copyProject';
import { moduleNames } from '../../scripts/build/targets';
import { measureParts } from '../measureParts';
import type { Goal, Part } from '../Part';
import type { PartsOf } from '../parts';

/** Seconds at most, on a machine of two cores with nothing beside. */
const SHELL = 20;
const SHELL_AGAIN = 3;
const MODULE = 6;

/** A component of the shell that a line is changed in. */
const SOURCE = 'shell/src/console/home/Welcome.tsx';

const atMost = (goal: string, seconds: number, most: number): Goal => ({
  goal: `${goal}: at most ${most} s`,
  found: `${seconds.toFixed(1)} s`,
  isMet: seconds <= most,
});

/** `npm run build -- <name>` in a copy of the project, from the command to its end, in seconds. */
function build(project: string, name: string): number {
  rmSync(join(project, '.cache/builds', name), { force: true });
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', name], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} could not be built.`);
  return (performance.now() - begun) / 1000;
}

async function inCopy(work: (project: string) => Part): Promise<Part> {
  const { folder, remove } = copyProject();
  try {
    return work(folder);
  } finally {
    remove();
  }
}

const tableOf = (rows: [string, number][]) => ({
  title:
    '`npm run build -- <name>`, from the command to its end, with nothing kept of a build before except where it says so',
  headings: ['', 's'],
  rows: rows.map(([name, seconds]) => [name, seconds.toFixed(1)]),
});

const shell = (): Promise<Part> =>
  inCopy((project) => {
    const cold = build(project, 'shell');
    const file = join(project, SOURCE);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n// Changed.\nexport const changed = 1;\n`);
    const again = build(project, 'shell');
    return {
      sections: [
        tableOf([
          ['shell', cold],
          ['shell, one file changed since', again],
        ]),
      ],
      goals: [atMost('the shell', cold, SHELL), atMost('the shell, one file changed', again, SHELL_AGAIN)],
    };
  });

const modules = (): Promise<Part> =>
  inCopy((project) => {
    const times = moduleNames.map((name): [string, number] => [name, build(project, name)]);
    return { sections: [tableOf(times)], goals: times.map(([name, seconds]) => atMost(name, seconds, MODULE)) };
  });

/** Measures how long builds take. Answers whether every goal is met. `wanted`: the parts to measure, by default all. */
export function benchBuild(wanted: readonly string[]): Promise<boolean> {
  const measures: PartsOf<'build', () => Promise<Part>> = { shell, modules };
  return measureParts('build', measures, wanted);
}
