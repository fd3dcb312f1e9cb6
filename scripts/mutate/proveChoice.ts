import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames, root } from '../build/targets.ts';
import { readExecuted } from '../test/executed.mjs';
import { testsOf } from '../test/testsOf.mjs';
import { cloneAt } from './cloneAt.ts';
import { durationOf, ENDLESS, failingIn } from './failingIn.ts';
import { asAwake, type Fault, makeFaults, putAsleep, sourcesAt } from './makeFaults.ts';

/** As many faults are made in each: rules, server, components, shell. */
const layers = [
  ['shared/domain'],
  ['server/src'],
  ['shared/ui', 'shared/platform', ...moduleNames.map((name) => `${name}/src`)],
  ['shell/src'],
];

/** Of 200 faults, the choice may miss this many that other tests find. */
const [AT_MOST, OF] = [2, 200];

/** So many test files are run until what is known is kept. */
const AT_ONCE = 40;

type Executed = NonNullable<ReturnType<typeof readExecuted>>;

interface Chosen extends Fault {
  /** What `--changed` chooses for it. */
  tests: string[];
}

/** What is known so far; it is kept, so that a proof that was ended goes on. */
interface Progress {
  commit: string;
  seed: string;
  faults: Chosen[];
  /** Tests that found nothing, those that fail without a fault too, and what the others found, by the faults' places in the list. */
  quiet: string[];
  broken: string[];
  finders: Record<string, number[]>;
}

const progressFile = join(root, '.cache/choice.json');

/** The faults, with what `--changed` chooses for each. */
async function choose(folder: string, executed: Executed, size: number, seed: string): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  process.chdir(folder);
  for (const places of layers) {
    const { faults } = await makeFaults(places.flatMap(sourcesAt), seed);
    // One for a file: what is chosen for one is not what is chosen for another.
    const files = new Set<string>();
    const spread = faults.filter(({ file }) => !files.has(file) && files.add(file));
    for (const fault of spread.slice(0, Math.ceil(size / layers.length))) {
      const before = readFileSync(fault.file, 'utf8');
      writeFileSync(fault.file, before.slice(0, fault.start) + fault.replacement + before.slice(fault.end));
      chosen.push({ ...fault, tests: testsOf(executed, [fault.file]).tests });
      writeFileSync(fault.file, before);
    }
  }
  process.chdir(root);
  return chosen.slice(0, size);
}

/** Puts the faults into a copy, asleep, and answers what runs tests there with some of them awake, by test. */
async function prepare(folder: string, faults: readonly Chosen[]) {
  const { faults: named, asleep } = await putAsleep(faults);
  for (const { name, content } of asleep) writeFileSync(join(folder, name), content);
  // Only what is set up for each test file is needed of it.
  const setup = readFileSync(join(root, 'scripts/jest/wakeFaults.ts'));
  writeFileSync(join(folder, 'scripts/jest/noteExecuted.ts'), setup);
  mkdirSync(join(folder, '.cache'), { recursive: true });
  return (tests: readonly string[], awakeIn: (test: string) => readonly number[]): string[] => {
    const awake = tests.map((test) => [test, asAwake(awakeIn(test).map((place) => named[place]?.id ?? ''))]);
    writeFileSync(join(folder, '.cache/awake.json'), JSON.stringify(Object.fromEntries(awake)));
    return failingIn(folder, tests);
  };
}

/**
 * Proves that what `npm test -- --changed` chooses finds what all tests find: each test runs once, with all faults awake at
 * once that do not choose it. Where it passes, it finds none of them. One that fails is run with halves of them until it is
 * known which; for such a fault the tests of the choice are run, and where they pass it is missed. All tests are those whose
 * work is noted: rules, components and the API on SQLite; each runs by itself, for what a file does as it is read is done
 * once. Goes on where it was ended (`.cache/choice.json`).
 * @param size how many faults
 * @param seed which ones: any text
 * @returns whether the choice misses no more than it may
 */
export async function proveChoice(size: number, seed: string): Promise<boolean> {
  const executed = readExecuted();
  if (!executed) throw new Error('What the tests execute is not noted: run npm test -- --record first.');
  const { commit } = executed;
  const folder = cloneAt('choice', commit);
  const kept = existsSync(progressFile) ? (JSON.parse(readFileSync(progressFile, 'utf8')) as Progress) : undefined;
  const isSame = kept?.commit === commit && kept.seed === seed && kept.faults.length === size;
  const progress: Progress = isSame
    ? kept
    : {
        ...{ commit, seed, quiet: [], broken: [], finders: {} },
        faults: await choose(folder, executed, size, seed),
      };
  const keep = () => writeFileSync(progressFile, JSON.stringify(progress));
  const { faults, quiet, broken, finders } = progress;
  const run = await prepare(folder, faults);
  const others = (test: string) => faults.flatMap(({ tests }, place) => (tests.includes(test) ? [] : [place]));
  const isFailing = (test: string, awake: readonly number[]) => run([test], () => awake).length > 0;
  /** Which of some faults, with which a test fails together, it finds by themselves. */
  const foundBy = (test: string, awake: readonly number[]): readonly number[] => {
    if (awake.length < 2) return awake;
    const middle = Math.ceil(awake.length / 2);
    return [awake.slice(0, middle), awake.slice(middle)].flatMap((half) =>
      isFailing(test, half) ? foundBy(test, half) : [],
    );
  };
  keep();

  const left = executed.tests
    .filter((test) => ![...quiet, ...broken, ...Object.keys(finders)].includes(test))
    .sort((a, b) => durationOf(a) - durationOf(b));
  while (left.length > 0) {
    console.log(
      `${left.length} of ${executed.tests.length} test files are left, ${Object.keys(finders).length} found something`,
    );
    const next = left.splice(0, AT_ONCE);
    const failing = run(next, others);
    const suspects = failing.includes(ENDLESS) ? next : failing;
    quiet.push(...next.filter((test) => !suspects.includes(test)));
    for (const test of suspects) {
      if (!isFailing(test, others(test))) quiet.push(test);
      else if (isFailing(test, [])) broken.push(test);
      else finders[test] = [...foundBy(test, others(test))];
      keep();
    }
    keep();
  }

  const missed = [...new Set(Object.values(finders).flat())].filter((place) =>
    (faults[place]?.tests ?? []).every((test) => !isFailing(test, [place])),
  );
  for (const [test, places] of Object.entries(finders))
    console.log(`not chosen, and found something: ${test}: ${places.map((place) => faults[place]?.file).join(', ')}`);
  for (const { file, line, change } of missed.flatMap((place) => faults[place] ?? []))
    console.log(`not found by the choice: ${file}:${line} ${change}`);
  if (broken.length > 0) console.log(`left out, for they fail without a fault: ${broken.join(', ')}`);
  console.log(
    `${size} faults, ${quiet.length + Object.keys(finders).length} test files: other tests find ${missed.length} that the choice misses`,
  );
  rmSync(folder, { recursive: true });
  return missed.length * OF <= size * AT_MOST;
}
