import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedComponent, consoleFiles, renewedFiles } from '../../e2e/support/consoleFiles';
import { copyProject } from '../../e2e/support/copyProject';
import { moduleNames } from '../../scripts/build/targets';
import type { Goal } from '../Goal';
import { measureParts } from '../measureParts';
import { median } from '../median';
import type { Part } from '../Part';
import type { PartsOf } from '../parts';

/** Seconds at most, on a machine of two cores with nothing beside. */
const SHELL = 20;
const SHELL_AGAIN = 3;
const MODULE = 6;

/** How often a file is changed. */
const CHANGES = 3;

/** How much of the console's files may be new to a browser that has the build before. */
const RENEWED = 0.3;

const atMost = (what: string, seconds: number, most: number): Goal => ({
  what,
  value: seconds,
  limit: { most },
  unit: 's',
});

/** `npm run build -- <name>` in a copy of the project, from the command to its end, in seconds. */
function build(project: string, name: string): number {
  rmSync(join(project, '.cache/builds', name), { force: true });
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', name], {
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
    const before = consoleFiles(project);
    const times = Array.from({ length: CHANGES }, () => {
      appendFileSync(join(project, changedComponent.file), changedComponent.line);
      return build(project, 'shell');
    });
    const renewed = renewedFiles(before, consoleFiles(project));
    return {
      sections: [
        tableOf([
          ['shell', cold],
          ...times.map((time, index): [string, number] => [`shell, one file changed since, change ${index + 1}`, time]),
        ]),
        {
          title: `What a browser that has the console asks for again after a changed line in ${changedComponent.file}, bytes`,
          headings: ['file', 'bytes'],
          rows: [...renewed.files, ['all of the console', renewed.all]],
        },
      ],
      goals: [
        atMost('the shell', cold, SHELL),
        atMost(`the shell, one file changed, median of ${CHANGES}`, median(times), SHELL_AGAIN),
        {
          what: 'bytes that a changed component of shared/ui renews',
          value: renewed.share,
          limit: { most: RENEWED },
          of: 'the console’s',
        },
      ],
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
