import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from '../e2e/support/copyProject.ts';
import { moduleNames, root } from './build/targets.ts';
import { type Fault, makeFaults, sourcesAt } from './mutate/makeFaults.ts';
import { proveChoice } from './mutate/proveChoice.ts';

/**
 * `npm run mutate [folder or file…] [-- --sample N]`: puts faults into a copy of the product, one at a time, and
 * reports which of them the tests beside the file notice. By default, 20 places in each room, always the same ones.
 * Fails when a fault can't be judged, not when one survives. With `--changed` it proves instead that `npm test --
 * --changed` finds what all tests find (mutate/proveChoice.ts).
 *
 * Stryker makes the faults but does not run the tests: its runner gives each project of jest.config.mjs the setup of
 * the last one, and counts a fault that only a distant test would notice as noticed.
 */
const rooms = ['shared/domain', 'server/src', 'shell/src', ...moduleNames.map((name) => `${name}/src`)];

/**
 * Time limit for the tests of one fault, in milliseconds; after it, a loop is endless and the fault counts as noticed.
 */
const LIMIT_MS = 120_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, changed: { type: 'boolean' }, seed: { type: 'string', default: '' } },
});

/** Generates all faults in a place's sources, in the copy, and returns about `size` of them, always the same ones. */
async function putFaults(project: string, place: string, size: number): Promise<Fault[]> {
  const { faults, asleep } = await makeFaults(sourcesAt(place));
  for (const { name, content } of asleep) writeFileSync(join(project, name), content);
  return faults.slice(0, size);
}

/**
 * The tests that judge a file, the one with the same name first: those in the nearest folder with any, within its room.
 */
function judgesOf(file: string): string[] {
  const own = file.replace(/\.tsx?$/, '.test');
  const tests = [`${own}.ts`, `${own}.tsx`].filter((test) => existsSync(join(root, test)));
  let folder = dirname(file);
  const hasTests = () => readdirSync(join(root, folder)).some((name) => /\.test\.tsx?$/.test(name));
  while (!hasTests() && !rooms.includes(folder) && folder.includes('/')) folder = dirname(folder);
  return [...tests, `${folder}/`];
}

const projectOf = (file: string) =>
  file.startsWith('server/') ? 'api-sqlite' : file.startsWith('shared/domain') ? 'rules' : 'components';

/** Whether any of these tests fails in the copy with a fault switched on. */
function fails(project: string, tests: string, id = ''): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/jest/bin/jest.js'),
      ...['--bail', '--runInBand', '--passWithNoTests', '--selectProjects', projectOf(tests), '--', tests],
    ],
    { cwd: project, stdio: 'ignore', timeout: LIMIT_MS, env: { ...process.env, __STRYKER_ACTIVE_MUTANT__: id } },
  );
  return status !== 0;
}

if (values.changed) process.exit((await proveChoice(Number(values.sample ?? 200), values.seed)) ? 0 : 1);
mkdirSync(join(root, '.cache/builds'), { recursive: true });
const { folder: project, remove } = copyProject();
try {
  const rows: [place: string, made: number, noticed: number][] = [];
  for (const place of positionals.length > 0 ? positionals : rooms) {
    const faults = await putFaults(project, place, Number(values.sample ?? 20));
    const tests = [...new Set(faults.flatMap(({ file }) => judgesOf(file)))];
    const broken = tests.filter((each) => fails(project, each));
    if (broken.length > 0) throw new Error(`These fail without a fault: ${broken.join(', ')}`);
    const missed = faults.filter(({ id, file }) => !judgesOf(file).some((each) => fails(project, each, id)));
    for (const { file, line, change } of missed) console.log(`not noticed: ${file}:${line} ${change}`);
    rows.push([place, faults.length, faults.length - missed.length]);
  }
  const sum = (index: 1 | 2) => rows.reduce((total, row) => total + row[index], 0);
  for (const [place, made, noticed] of [...rows, ['together', sum(1), sum(2)] as const])
    console.log(`${place}: ${noticed} of ${made} noticed (${((noticed / made) * 100).toFixed(1)}%)`);
} finally {
  remove();
}
