import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { withinLimit } from '../scripts/withinLimit';
import type { Goal, Measured, Part, Section } from './Part';
import { printTable } from './printTable';
import { readResults, resultsFolder } from './results';
import { writeReport } from './writeReport';

/** The longest that a part may take, in milliseconds: one that hangs is told of, and the others go on. */
const LIMIT_MS = 20 * 60_000;

function show({ title, headings, rows }: Section): void {
  process.stdout.write(`\n${title}\n`);
  printTable(headings, rows);
}

const goalSection = (goals: Goal[]): Section => ({
  title: `${goals.filter(({ isMet }) => isMet).length} of ${goals.length} goals met`,
  headings: ['goal', 'found', ''],
  rows: goals.map(({ goal, found, isMet }) => [goal, found, isMet ? 'met' : 'MISSED']),
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
  let isMet = true;
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      const measured = await measure(name, part);
      for (const section of [...measured.sections, goalSection(measured.goals)]) show(section);
      mkdirSync(resultsFolder, { recursive: true });
      const known = { ...readResults()[bench], [name]: measured };
      const inOrder = Object.keys(parts).flatMap((each) => (known[each] ? [[each, known[each]]] : []));
      writeFileSync(join(resultsFolder, `${bench}.json`), `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
      writeReport();
      isMet &&= measured.goals.every((goal) => goal.isMet);
    } catch (error) {
      process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.stack : String(error)}\n`);
      isMet = false;
    }
  }
  return isMet;
}
