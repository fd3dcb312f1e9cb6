import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { withinLimit } from '../scripts/withinLimit';
import { goalTable, isMet } from './Goal';
import type { Measured, Part, Section } from './Part';
import { printTable } from './printTable';
import { readResults, resultsFolder } from './results';
import { writeReport } from './writeReport';

/** The longest that a part may take, in milliseconds: one that hangs is told of, and the others go on. */
const LIMIT_MS = 20 * 60_000;

function show({ title, headings, rows }: Section): void {
  process.stdout.write(`\n${title}\n`);
  printTable(headings, rows);
}

/** A part with what the run before had found. */
const besideBefore = (measured: Measured, before?: Measured): Measured => ({
  ...measured,
  ...(before && { before: { at: before.at, commit: before.commit } }),
  goals: measured.goals.map((goal) => ({
    ...goal,
    before: before?.goals.find(({ what }) => what === goal.what)?.value,
  })),
});

/** What is checked out; undefined outside a repository. */
function commit(): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const isChanged = git('status', '--porcelain', '--', '..', ':!results', ':!RESULTS.md', ':!../README.md') !== '';
    return git('rev-parse', '--short', 'HEAD').trim() + (isChanged ? '+' : '');
  } catch {
    return undefined;
  }
}

async function measure(name: string, part: () => Promise<Part>): Promise<Measured> {
  const at = new Date();
  const found = await withinLimit(
    part(),
    LIMIT_MS,
    `The part ${name} was not done within ${LIMIT_MS / 60_000} minutes.`,
  );
  return {
    at: at.toISOString(),
    took: Math.round((Date.now() - at.getTime()) / 1000),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    machine: `${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`,
    commit: commit(),
    ...found,
  };
}

/**
 * Measures the parts of a bench. Prints each, keeps it in `bench/results/<bench>.json` beside what the others were found
 * to be at last, and writes `bench/RESULTS.md` anew. Answers whether every goal of those measured is met.
 * `wanted`: the parts to measure, by default all.
 */
export async function measureParts(
  bench: string,
  parts: Record<string, () => Promise<Part>>,
  wanted: readonly string[],
): Promise<boolean> {
  let isAllMet = true;
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      const before = readResults()[bench] ?? {};
      const measured = besideBefore(await measure(name, part), before[name]);
      const { goals } = measured;
      for (const section of measured.sections) show(section);
      show({ title: `${goals.filter(isMet).length} of ${goals.length} goals met`, ...goalTable(goals) });
      mkdirSync(resultsFolder, { recursive: true });
      const known = { ...before, [name]: measured };
      const inOrder = Object.keys(parts).flatMap((each) => (known[each] ? [[each, known[each]]] : []));
      writeFileSync(join(resultsFolder, `${bench}.json`), `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
      writeReport();
      isAllMet &&= goals.every(isMet);
    } catch (error) {
      process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.stack : String(error)}\n`);
      isAllMet = false;
    }
  }
  return isAllMet;
}
