import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames, root } from '../build/targets.ts';
import { readExecuted } from '../test/executed.mjs';
import { testsOf } from '../test/testsOf.mjs';
import { cloneAt } from './cloneAt.ts';
import { durationOf, ENDLESS, failingIn } from './failingIn.ts';
import { asAwake, type Fault, makeFaults, putAsleep, sourcesAt } from './makeFaults.ts';

/** Each of these gets the same number of faults: rules, server, components, shell. */
const layers = [
  ['shared/domain'],
  ['server/src'],
  ['shared/ui', 'shared/platform', ...moduleNames.map((name) => `${name}/src`)],
  ['shell/src'],
];

/** Of 200 faults, the selection may miss this many that other tests find. */
const [AT_MOST, OF] = [2, 200];

/** Number of test files between saves, and of selected tests run at a time until one fails. */
const AT_ONCE = 40;
const FEW = 3;

/** Tests of the project's files notice even faults that are switched off. */
const looksAtFiles = (test: string) => /^scripts\/\w+\.test/.test(test);

type Executed = NonNullable<ReturnType<typeof readExecuted>>;

interface Chosen extends Fault {
  /** The tests that `--changed` selects for it. */
  tests: string[];
}

/** Results so far, saved so that an interrupted proof can continue. */
interface Progress {
  commit: string;
  seed: string;
  faults: Chosen[];
  /** Tests that have run, and those among them that fail even without a fault. */
  done: string[];
  broken: string[];
  /** Faults that an unselected test notices, by index: those the selection also finds, and those it misses. */
  found: number[];
  missed: number[];
}

const progressFile = join(root, '.cache/choice.json');

/** The faults, with the tests `--changed` selects for each. */
async function choose(folder: string, executed: Executed, size: number, seed: string): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  process.chdir(folder);
  for (const places of layers) {
    const { faults } = await makeFaults(places.flatMap(sourcesAt), seed);
    // Once for each file: each file has its own selection.
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

/** Puts the faults into a copy, switched off, and returns a function that runs a test there with some of them on. */
async function prepare(folder: string, faults: readonly Chosen[]) {
  const { faults: named, asleep } = await putAsleep(faults);
  for (const { name, content } of asleep) writeFileSync(join(folder, name), content);
  // Only the setup of each test file is needed.
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
 * Proves that the tests `npm test -- --changed` selects find what all tests find. Each test runs once, with all faults
 * on that don't select it. If it passes, it finds none of them. If it fails, the fault is located and run with its
 * selected tests, which find or miss it; it then stays off. "All tests" are the recorded ones: rules, components and
 * the API on SQLite. Each runs by itself, because a file's load-time code runs once. Continues after an interruption
 * (`.cache/choice.json`).
 * @param size number of faults
 * @param seed selects the faults: any text
 * @returns whether the selection misses no more than allowed
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
        commit,
        seed,
        done: [],
        broken: [],
        found: [],
        missed: [],
        faults: await choose(folder, executed, size, seed),
      };
  const { faults, done, broken, found, missed } = progress;
  const keep = () => writeFileSync(progressFile, JSON.stringify(progress));
  const run = await prepare(folder, faults);
  const isFailing = (test: string, awake: readonly number[]) => run([test], () => awake).length > 0;
  const others = (test: string) =>
    faults.flatMap(({ tests }, place) =>
      tests.includes(test) || [...found, ...missed].includes(place) ? [] : [place],
    );

  /** One of the faults that together make a test fail. */
  function culpritOf(test: string, awake: readonly number[]): number | undefined {
    const first = awake.slice(0, Math.ceil(awake.length / 2));
    if (awake.length < 2) return awake[0];
    return culpritOf(test, isFailing(test, first) ? first : awake.slice(first.length));
  }
  function isFoundByChoice(place: number): boolean {
    const left = (faults[place]?.tests ?? [])
      .filter((test) => !looksAtFiles(test) && !broken.includes(test))
      .sort((a, b) => durationOf(a) - durationOf(b));
    while (left.length > 0) if (run(left.splice(0, FEW), () => [place]).length > 0) return true;
    return false;
  }
  function settle(test: string): void {
    for (let awake = others(test); awake.length > 0 && isFailing(test, awake); awake = others(test)) {
      if (isFailing(test, [])) return void broken.push(test);
      const place = culpritOf(test, awake);
      if (place === undefined) return;
      const by = isFoundByChoice(place) ? found : missed;
      by.push(place);
      console.log(
        `${test} is not chosen and notices ${faults[place]?.file}; the choice ${by === found ? 'finds' : 'misses'} it`,
      );
      keep();
    }
  }
  keep();

  const left = executed.tests
    .filter((test) => !done.includes(test) && !looksAtFiles(test))
    .sort((a, b) => durationOf(a) - durationOf(b));
  while (left.length > 0) {
    console.log(`${left.length} of ${executed.tests.length} test files are left`);
    const next = left.splice(0, AT_ONCE);
    const failing = run(next, others);
    for (const test of next) {
      if (failing.includes(ENDLESS) || failing.includes(test)) settle(test);
      done.push(test);
    }
    keep();
  }
  for (const { file, line, change } of missed.flatMap((place) => faults[place] ?? []))
    console.log(`not found by the choice: ${file}:${line} ${change}`);
  if (broken.length > 0) console.log(`left out, for they fail without a fault: ${broken.join(', ')}`);
  console.log(`${size} faults, ${done.length} test files: other tests find ${missed.length} that the choice misses`);
  rmSync(folder, { recursive: true });
  return missed.length * OF <= size * AT_MOST;
}
