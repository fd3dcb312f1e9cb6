import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../e2e/support/budgets';
import { changedComponent, consoleFiles, renewedFiles } from '../e2e/support/consoleFiles';
import { moduleNames } from '../scripts/build/targets';
import { inCopy } from './inCopy';
import { median } from './middle';
import type { Part } from './Part';

/** How often a file is changed. */
const CHANGES = 3;

/** Duration of `npm run build -- <name>` in a copy of the project, in seconds. */
export function build(project: string, name: string): number {
  rmSync(join(project, '.cache/builds', name), { force: true });
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', name], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} could not be built.`);
  return (performance.now() - begun) / 1000;
}

/** Builds the shell from nothing and after a change of one file, and measures what a browser downloads afterwards. */
export const shell = (): Promise<Part> =>
  inCopy(async (project) => {
    const cold = build(project, 'shell');
    const before = consoleFiles(project);
    const times = Array.from({ length: CHANGES }, () => {
      appendFileSync(join(project, changedComponent.file), changedComponent.line);
      return build(project, 'shell');
    });
    const { files, all, share } = renewedFiles(before, consoleFiles(project));
    return {
      tables: [
        {
          title: `What a browser that has the console asks for again after a changed line in ${changedComponent.file}`,
          headings: ['file', 'bytes'],
          rows: [...files, ['all of the console', all]],
        },
      ],
      goals: [
        { what: 'the shell, s', value: cold, most: 20 },
        { what: `the shell, one file changed, median of ${CHANGES}, s`, value: median(times), most: 3 },
        {
          what: 'bytes that a changed component of shared/ui renews, share of the console’s',
          value: share,
          most: budgets.renewedByComponent,
        },
      ],
    };
  });

/** Builds each module alone, without any cache. */
export const modules = (): Promise<Part> =>
  inCopy(async (project) => ({
    tables: [],
    goals: moduleNames.map((name) => ({ what: `${name}, s`, value: build(project, name), most: 6 })),
  }));
