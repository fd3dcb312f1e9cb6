import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleNames, root } from '../build/targets.ts';
import { readExecuted } from '../test/executed.mjs';
import { testsOf } from '../test/testsOf.mjs';
import { cloneAt } from './cloneAt.ts';
import { durationOf, failingIn } from './failingIn.ts';
import { type Fault, makeFaults, sourcesAt } from './makeFaults.ts';

/** As many faults are made in each: rules, server, components, shell. */
const layers = [
  ['shared/domain'],
  ['server/src'],
  ['shared/ui', 'shared/platform', ...moduleNames.map((name) => `${name}/src`)],
  ['shell/src'],
];

/** Of every 200 faults that all tests find, the choice finds this many. */
const [AT_LEAST, OF] = [198, 200];

/** The tests that are run first for a fault, one by one until one fails: this many, and so long together, in milliseconds. */
const FIRST = { files: 4, milliseconds: 10_000 };

interface Judged extends Fault {
  /** What `--changed` chooses. */
  chosen: string[];
  /** Whether the first tests have judged it, and those that fail with all faults at once. */
  isTried?: boolean;
  isTriedAgain?: boolean;
  /** Who found it; not there before it is known. */
  found?: 'choice' | 'only all' | 'none';
}

/** What is known so far; it is kept, so that a proof that was ended goes on. */
interface Progress {
  commit: string;
  seed: string;
  faults: Judged[];
  /** Of the tests that are run first, those that fail without a fault. */
  broken?: string[];
  /** What fails with every fault in at once that the first tests did not find. */
  failing?: string[];
}

const progressFile = join(root, '.cache/choice.json');
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Puts faults, one for a file at most, into the sources for a while. */
function withFaults<T>(folder: string, faults: readonly Fault[], act: () => T): T {
  const before = faults.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
  const put = (texts: (fault: Fault, text: string) => string) =>
    faults.forEach((fault, place) => writeFileSync(join(folder, fault.file), texts(fault, before[place] ?? '')));
  put(({ start, end, replacement }, text) => text.slice(0, start) + replacement + text.slice(end));
  try {
    return act();
  } finally {
    put((_fault, text) => text);
  }
}

/** What `--changed` chooses for each fault, and a quick order for it: near tests before others, short ones before long ones. */
async function choose(folder: string, size: number, seed: string): Promise<Judged[]> {
  const executed = readExecuted();
  if (!executed) throw new Error('What the tests execute is not noted: run npm test -- --record first.');
  const judged: Judged[] = [];
  process.chdir(folder);
  for (const places of layers) {
    const { faults } = await makeFaults(places.flatMap(sourcesAt), seed);
    // One for a file: all must find room at once.
    const files = new Set<string>();
    const spread = faults.filter(({ file }) => !files.has(file) && files.add(file));
    for (const fault of spread.slice(0, Math.ceil(size / layers.length)))
      judged.push({
        ...fault,
        chosen: withFaults(folder, [fault], () => testsOf(executed, [fault.file]).tests),
      });
  }
  process.chdir(root);
  return judged.slice(0, size);
}

/** Of what is chosen for a fault, what is run first. */
function firstOf({ file, chosen }: Judged): string[] {
  const distance = (test: string) =>
    test.startsWith(file.replace(/\.tsx?$/, '.test.')) ? 0 : dirname(test) === dirname(file) ? 1 : 2;
  let left = FIRST.milliseconds;
  return chosen
    .filter((test) => !/^scripts\/\w+\.test/.test(test))
    .map((test) => ({ test, distance: distance(test), duration: durationOf(test) }))
    .sort((a, b) => a.distance - b.distance || a.duration - b.duration || inOrder(a.test, b.test))
    .filter(({ duration }, place) => place < FIRST.files && (left -= duration) + duration > 0)
    .map(({ test }) => test);
}

/**
 * Proves that the tests that `npm test -- --changed` chooses find what all find. What the choice finds, all find: so a
 * few near and quick tests of the choice judge each fault first. Those that remain are put in all at once, and all tests
 * run: where nothing fails, none of them is found. What fails then judges each fault that chose it; and those that
 * remain again, in halves. All tests are those whose work is noted: rules, components and the API on SQLite; endless
 * loops count as found. Goes on where it was ended (`.cache/choice.json`).
 * @param size how many faults
 * @param seed which ones: any text
 * @returns whether the choice found as many as it is to
 */
export async function proveChoice(size: number, seed: string): Promise<boolean> {
  const executed = readExecuted();
  if (!executed) throw new Error('What the tests execute is not noted: run npm test -- --record first.');
  const { commit } = executed;
  const folder = cloneAt('choice', commit);
  const kept = existsSync(progressFile) ? (JSON.parse(readFileSync(progressFile, 'utf8')) as Progress) : undefined;
  const isSame = kept?.commit === commit && kept.seed === seed && kept.faults.length === size;
  const progress: Progress = isSame ? kept : { commit, seed, faults: await choose(folder, size, seed) };
  const keep = () => writeFileSync(progressFile, JSON.stringify(progress));
  const open = () => progress.faults.filter(({ found }) => !found);
  const failing = (faults: readonly Fault[], tests: string[], options?: { isOne: boolean }) =>
    withFaults(folder, faults, () => failingIn(folder, tests, options));
  const isFound = (faults: readonly Fault[], tests: string[]) => failing(faults, tests, { isOne: true }).length > 0;
  const say = (what: string) => console.log(`${what}; ${open().length} of ${size} faults are open`);
  keep();

  if (!progress.broken) {
    say('The tests that judge first, without a fault');
    const first = [...new Set(progress.faults.flatMap(firstOf))];
    const broken = failing([], first);
    progress.broken = broken;
    keep();
    if (broken.length > 0) console.log(`left out, for they fail without a fault: ${broken.join(', ')}`);
  }
  const { broken: leftOut } = progress;

  if (!progress.failing) {
    say('Each fault before its first tests');
    for (const fault of open().filter(({ isTried }) => !isTried)) {
      const tests = firstOf(fault).filter((test) => !leftOut.includes(test));
      if (isFound([fault], tests)) fault.found = 'choice';
      fault.isTried = true;
      keep();
    }
    say('All others at once before all tests');
    const found = failing(open(), executed.tests);
    const broken = failing([], found);
    progress.failing = found.filter((test) => !broken.includes(test) && !progress.broken?.includes(test));
    keep();
  }

  say(`Each fault before what fails with all, ${progress.failing.length} files`);
  const isChosenBy =
    ({ chosen }: Judged) =>
    (test: string) =>
      chosen.includes(test);
  for (const fault of open()) {
    if (fault.isTriedAgain) continue;
    const tests = progress.failing.filter(isChosenBy(fault));
    if (isFound([fault], tests)) fault.found = 'choice';
    fault.isTriedAgain = true;
    keep();
  }

  say('What is open, in halves, before what fails with all');
  const halve = (faults: Judged[]): void => {
    if (faults.length === 0) return;
    const hit = failing(faults, progress.failing ?? []);
    if (hit.length > 0 && faults.length > 1) {
      const middle = Math.ceil(faults.length / 2);
      halve(faults.slice(0, middle));
      halve(faults.slice(middle));
    } else {
      // A test that fails by itself now and then finds nothing.
      const again = failing(faults, hit);
      const unsteady = failing([], again);
      const isHit = again.some((test) => !unsteady.includes(test));
      for (const fault of faults) fault.found = isHit ? 'only all' : 'none';
    }
    keep();
  };
  halve(open());

  const count = (...wanted: Judged['found'][]) => progress.faults.filter(({ found }) => wanted.includes(found)).length;
  for (const { file, line, change } of progress.faults.filter(({ found }) => found === 'only all'))
    console.log(`not found by the choice: ${file}:${line} ${change}`);
  const [chosen, all] = [count('choice'), count('choice', 'only all')];
  console.log(`${size} faults: all tests find ${all}, the choice finds ${chosen} of them`);
  rmSync(folder, { recursive: true });
  return chosen * OF >= all * AT_LEAST;
}
