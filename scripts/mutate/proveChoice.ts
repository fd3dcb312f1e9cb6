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

/** A fault stands before this many tests at a time, and such that take so long together, in milliseconds; twice as many each time. */
const FIRST = { files: 2, milliseconds: 8_000 };

/** So many faults are judged side by side, each in a copy of the project. */
const COPIES = 3;

interface Judged extends Fault {
  /** What `--changed` chooses. */
  chosen: string[];
  /** Those that do not notice it. */
  passed: string[];
  /** Who found it; not there before it is known. */
  found?: 'choice' | 'only all' | 'none';
}

/** What is known so far; it is kept, so that a proof that was ended goes on. */
interface Progress {
  commit: string;
  seed: string;
  faults: Judged[];
  /** Tests that fail without a fault. */
  broken: string[];
  /** How often all faults stood before the next tests of each. */
  rounds: number;
  /** What fails with every open fault in at once; not there before the first round is over. */
  failing?: string[];
}

const progressFile = join(root, '.cache/choice.json');
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Puts faults, one for a file at most, into the sources of a copy for a while. */
async function withFaults<T>(folder: string, faults: readonly Fault[], act: () => Promise<T> | T): Promise<T> {
  const before = faults.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
  const put = (texts: (fault: Fault, text: string) => string) =>
    faults.forEach((fault, place) => writeFileSync(join(folder, fault.file), texts(fault, before[place] ?? '')));
  put(({ start, end, replacement }, text) => text.slice(0, start) + replacement + text.slice(end));
  try {
    return await act();
  } finally {
    put((_fault, text) => text);
  }
}

/** The faults, with what `--changed` chooses for each. */
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
        chosen: await withFaults(folder, [fault], () => testsOf(executed, [fault.file]).tests),
        passed: [],
      });
  }
  process.chdir(root);
  return judged.slice(0, size);
}

/**
 * Of what is chosen for a fault, what is run next: of tests that fail with all faults at once, those that few faults
 * choose; near ones before others, and short ones before long ones.
 */
function nextOf(fault: Judged, { failing, broken, faults, rounds }: Progress): string[] {
  const { file, chosen, passed } = fault;
  const distance = (test: string) =>
    test.startsWith(file.replace(/\.tsx?$/, '.test.')) ? 0 : dirname(test) === dirname(file) ? 1 : 2;
  const open = faults.filter(({ found }) => !found);
  const rivals = (test: string) => (failing ? open.filter((each) => each.chosen.includes(test)).length : 0);
  const [most, long] = [FIRST.files, FIRST.milliseconds].map((first) => first * 2 ** rounds) as [number, number];
  let left = long;
  return chosen
    .filter((test) => !passed.includes(test) && !broken.includes(test) && !/^scripts\/\w+\.test/.test(test))
    .filter((test) => !failing || failing.includes(test))
    .map((test) => ({ test, rivals: rivals(test), distance: distance(test), duration: durationOf(test) }))
    .sort(
      (a, b) => a.rivals - b.rivals || a.distance - b.distance || a.duration - b.duration || inOrder(a.test, b.test),
    )
    .filter(({ duration }, place) => place < most && (place === 0 || (left -= duration) + duration > 0))
    .map(({ test }) => test);
}

/** The faults that are not judged yet. */
const openOf = ({ faults }: Progress) => faults.filter(({ found }) => !found);

/** Has each open fault stand before its next tests, some side by side; answers how many were found, and whether any had one left. */
async function judgeEach(copies: readonly string[], progress: Progress, keep: () => void) {
  const waiting = openOf(progress).map((fault) => ({ fault, tests: nextOf(fault, progress) }));
  const tried = waiting.filter(({ tests }) => tests.length > 0);
  const by = new Map<Judged, string[]>();
  const queue = [...tried];
  await Promise.all(
    copies.map(async (folder) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { fault, tests } = next;
        const hit = await withFaults(folder, [fault], () => failingIn(folder, tests, { isOne: true }));
        if (hit.length > 0) fault.found = 'choice';
        else fault.passed.push(...tests);
        by.set(fault, hit);
        keep();
      }
    }),
  );
  // What fails without a fault too has found nothing.
  const hits = [...new Set([...by.values()].flat())].filter((test) => tried.some(({ tests }) => tests.includes(test)));
  progress.broken.push(...(await failingIn(copies[0] ?? '', hits)));
  for (const [fault, hit] of by) if (hit.some((test) => progress.broken.includes(test))) delete fault.found;
  progress.rounds += 1;
  keep();
  return { found: tried.filter(({ fault }) => fault.found).length, isLeft: tried.length > 0 };
}

/** Tells of faults that no test of the choice finds which of them others do, in halves. */
async function judgeByAll(folder: string, progress: Progress, faults: Judged[], keep: () => void): Promise<void> {
  if (faults.length === 0) return;
  const failing = (tests: string[]) => withFaults(folder, faults, () => failingIn(folder, tests));
  const hit = await failing(progress.failing ?? []);
  if (hit.length > 0 && faults.length > 1) {
    const middle = Math.ceil(faults.length / 2);
    await judgeByAll(folder, progress, faults.slice(0, middle), keep);
    await judgeByAll(folder, progress, faults.slice(middle), keep);
    return;
  }
  // A test that fails by itself now and then finds nothing.
  const again = await failing(hit);
  const unsteady = await failingIn(folder, again);
  const isHit = again.some((test) => !unsteady.includes(test));
  for (const fault of faults) fault.found = isHit ? 'only all' : 'none';
  keep();
}

/**
 * Proves that the tests that `npm test -- --changed` chooses find what all find. What the choice finds, all find: so a
 * few near and quick tests of the choice judge each fault first. Those that remain are put in all at once, and all tests
 * run: where nothing fails, none of them is found. Of what fails, each fault stands before those that chose it, a few at a
 * time, and what remains is put in again; what no chosen test finds is judged by all, in halves. All tests are those whose
 * work is noted: rules, components and the API on SQLite; endless loops count as found. Goes on where it was ended
 * (`.cache/choice.json`).
 * @param size how many faults
 * @param seed which ones: any text
 * @returns whether the choice found as many as it is to
 */
export async function proveChoice(size: number, seed: string): Promise<boolean> {
  const executed = readExecuted();
  if (!executed) throw new Error('What the tests execute is not noted: run npm test -- --record first.');
  const { commit } = executed;
  const copies = Array.from({ length: COPIES }, (_, index) => cloneAt(`choice-${index + 1}`, commit));
  const [folder = ''] = copies;
  const kept = existsSync(progressFile) ? (JSON.parse(readFileSync(progressFile, 'utf8')) as Progress) : undefined;
  const isSame = kept?.commit === commit && kept.seed === seed && kept.faults.length === size;
  const progress: Progress = isSame
    ? kept
    : { ...{ commit, seed, broken: [], rounds: 0 }, faults: await choose(folder, size, seed) };
  const keep = () => writeFileSync(progressFile, JSON.stringify(progress));
  const say = (what: string) => console.log(`${what}; ${openOf(progress).length} of ${size} faults are open`);
  keep();

  if (progress.rounds === 0) {
    say('Each fault before its first tests');
    await judgeEach(copies, progress, keep);
  }
  for (let isLeft = openOf(progress).length > 0; isLeft; ) {
    say(`All others at once before ${progress.failing ? 'what failed so' : 'all tests'}`);
    const open = openOf(progress);
    const tests = progress.failing ?? executed.tests;
    progress.failing = (await withFaults(folder, open, () => failingIn(folder, tests))).filter(
      (test) => !progress.broken.includes(test),
    );
    keep();
    for (let found = 0; isLeft && found === 0; ) {
      say(`Each fault before some of the ${progress.failing.length} files that fail so`);
      ({ found, isLeft } = await judgeEach(copies, progress, keep));
    }
  }
  say('What no chosen test finds, in halves, before what fails with all');
  await judgeByAll(folder, progress, openOf(progress), keep);

  const count = (...wanted: Judged['found'][]) => progress.faults.filter(({ found }) => wanted.includes(found)).length;
  for (const { file, line, change } of progress.faults.filter(({ found }) => found === 'only all'))
    console.log(`not found by the choice: ${file}:${line} ${change}`);
  const [chosen, all] = [count('choice'), count('choice', 'only all')];
  console.log(`${size} faults: all tests find ${all}, the choice finds ${chosen} of them`);
  for (const copy of copies) rmSync(copy, { recursive: true });
  return chosen * OF >= all * AT_LEAST;
}
