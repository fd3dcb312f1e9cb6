import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../e2e/support/copyProject';
import { moduleNames } from '../../scripts/build/targets';
import type { ShellBuild } from '../../shared/contract/shellBuild';
import { measureParts } from '../measureParts';
import type { Goal, Part } from '../Part';
import type { PartsOf } from '../parts';

/** Seconds at most, on a machine of two cores with nothing beside. */
const SHELL = 20;
const SHELL_AGAIN = 3;
const MODULE = 6;

/** A component that a line is added to, of the part of `shared/ui` that every page has. */
const SOURCE = 'shared/ui/page/Panel.tsx';
const LINE = "\nObject.assign(globalThis, { changed: 'a line' });\n";

/** How much of the console's files may be new to a browser that has the build before. */
const RENEWED = 0.3;

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

/** What the console loads of the shell until a section is open: its files, and how many bytes of each travel. */
function consoleFiles(project: string): Map<string, number> {
  const dist = join(project, 'shell/dist');
  const { entry, chunks } = JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')) as ShellBuild;
  const files = [...entry, ...chunks.frame, ...chunks.console, ...chunks.sections];
  return new Map(files.map((file) => [file, statSync(join(dist, `${file}.br`)).size]));
}

const shell = (): Promise<Part> =>
  inCopy((project) => {
    const cold = build(project, 'shell');
    const before = consoleFiles(project);
    const file = join(project, SOURCE);
    writeFileSync(file, readFileSync(file, 'utf8') + LINE);
    const again = build(project, 'shell');
    const after = [...consoleFiles(project)];
    const bytes = (files: [string, number][]) => files.reduce((sum, [, size]) => sum + size, 0);
    const renewed = after.filter(([name]) => !before.has(name));
    const share = bytes(renewed) / bytes(after);
    return {
      sections: [
        tableOf([
          ['shell', cold],
          ['shell, one file changed since', again],
        ]),
        {
          title: `What a browser that has the console asks for again after a changed line in ${SOURCE}, bytes`,
          headings: ['file', 'bytes'],
          rows: [...renewed, ['all of the console', bytes(after)]],
        },
      ],
      goals: [
        atMost('the shell', cold, SHELL),
        atMost('the shell, one file changed', again, SHELL_AGAIN),
        {
          goal: `a changed component of shared/ui: at most ${RENEWED} of the console’s bytes are new`,
          found: share.toFixed(2),
          isMet: share <= RENEWED,
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
