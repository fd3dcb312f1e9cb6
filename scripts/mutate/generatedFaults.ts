import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../build/targets.ts';
import type { Fault } from './Fault.ts';
import { sourcesBelow, testsAmong } from './testsOf.ts';

/** A part of the product in which Stryker makes the faults. */
export interface GeneratedArea {
  /** Where faults are made. */
  folder: string;
  /** The project of jest.config.mjs whose tests judge them; none: the tests of rules beside the files, by `rulesRunner`. */
  project?: string;
  /** What its tests need beside `folder`, as folders and files of the root. */
  needs: readonly string[];
}

/**
 * Two kinds of fault are not made. Texts: most are shown to people, the code among them is held by types (a status that
 * does not exist does not compile), and those that the law or a form fixes are tested as they are. Emptied objects: they
 * do not compile.
 */
const excludedMutations = ['StringLiteral', 'ObjectLiteral'];

const caught = new Set(['Killed', 'Timeout', 'RuntimeError']);
const judged = new Set([...caught, 'Survived', 'NoCoverage']);

const shuffled = (files: readonly string[]): string[] => {
  const key = (file: string) => createHash('sha256').update(file).digest('hex');
  return [...files].sort((a, b) => key(a).localeCompare(key(b)));
};

/** Faults that are judged in one run. */
interface Batch {
  files: string[];
  tests: string[];
}

/** How many files of rules are one run when only a sample is wanted. */
const RULES_OF_A_SAMPLE = 10;

/** The files, in an order that looks like chance and is always the same: with jest, those that have the same tests in one run. */
function batchesOf(area: GeneratedArea, files: readonly string[], sample?: number): Batch[] {
  if (area.project === undefined) {
    const size = sample === undefined ? files.length : RULES_OF_A_SAMPLE;
    const batches = Math.ceil(files.length / size);
    return Array.from({ length: batches }, (_, at) => ({ files: files.slice(at * size, (at + 1) * size), tests: [] }));
  }
  const testsOf = testsAmong(sourcesBelow(area.folder, ...area.needs.filter((need) => !/\.\w+$/.test(need))));
  const batches = new Map<string, Batch>();
  for (const file of files) {
    const tests = testsOf(file);
    const batch = batches.get(tests.join()) ?? { files: [], tests };
    batch.files.push(file);
    batches.set(tests.join(), batch);
  }
  return [...batches.values()];
}

/** As in .gitignore: nothing but what is kept, and the folders on the way there. */
function ignoredBut(kept: readonly string[]): string[] {
  const parents = kept.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')));
  return [
    '**',
    ...[...new Set(parents)].filter(Boolean).map((parent) => `!${parent}`),
    ...kept.flatMap((file) => [`!${file}`, `!${file}/**`]),
  ];
}

const quick = ({ folder }: GeneratedArea): PartialStrykerOptions => ({
  testRunner: 'rules',
  plugins: [path.join(root, 'scripts/mutate/rulesRunner.ts')],
  testRunnerNodeArgs: ['--import', 'tsx'],
  rules: { files: sourcesBelow(folder) },
});

const byJest = (tests: readonly string[]): PartialStrykerOptions => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'scripts/mutate/jest.config.mjs', enableFindRelatedTests: false },
  testFiles: [...tests],
});

async function judge(area: GeneratedArea, { files, tests }: Batch): Promise<Fault[]> {
  process.env.MUTATE_PROJECT = area.project;
  const kept = [area.folder, ...area.needs, 'scripts/jest', 'scripts/mutate', 'jest.config.mjs', 'package.json'];
  const results = await new Stryker({
    ...(area.project === undefined ? quick(area) : byJest(tests)),
    mutate: files,
    coverageAnalysis: 'perTest',
    mutator: { plugins: [], excludedMutations },
    concurrency: 2,
    timeoutMS: 10_000,
    disableTypeChecks: false,
    reporters: [],
    logLevel: 'error' as PartialStrykerOptions['logLevel'],
    ignorePatterns: ignoredBut(kept),
    tempDirName: '.cache/mutate',
    warnings: false,
  }).runMutationTest();
  return results
    .filter(({ status }) => judged.has(status))
    .map(({ fileName, location, mutatorName, replacement = '', status }) => ({
      file: path.relative(root, path.resolve(root, fileName)),
      line: location.start.line,
      change: `${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 120)}`,
      isCaught: caught.has(status),
    }));
}

/** Makes at least `sample` faults (by default, all) in the area's files, or in `only` these of them, and says which are caught. */
export async function generatedFaults(
  area: GeneratedArea,
  { sample, only = [] }: { sample?: number; only?: readonly string[] },
): Promise<Fault[]> {
  const files = sourcesBelow(area.folder).filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file) && (only.length === 0 || only.includes(file)),
  );
  const faults: Fault[] = [];
  for (const batch of batchesOf(area, shuffled(files), sample)) {
    if (sample !== undefined && faults.length >= sample) break;
    const found = await judge(area, batch);
    faults.push(...found);
    console.log(
      `${batch.files.length} files: ${found.filter(({ isCaught }) => isCaught).length} of ${found.length} caught`,
    );
  }
  return faults;
}
