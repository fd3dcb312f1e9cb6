import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../build/targets.ts';
import { type Fault, say } from './Fault.ts';
import { testsInProcess } from './testsInProcess.ts';
import { importersAmong, sourcesBelow, testsAmong } from './testsOf.ts';

/** A part of the product in which Stryker makes the faults. */
export interface GeneratedArea {
  /** Where faults are made. */
  folder: string;
  /** Where its tests lie, and the sources between them and it. */
  within: string;
  /** What a test imports that asks the whole server, and so reaches every file. */
  server?: string;
  /** Tests that take too long to judge: they walk through everything. */
  slow?: readonly string[];
  /** How many faults `npm run mutate` makes unless it is told; none: all. */
  sample?: number;
}

/**
 * Two kinds of fault are not made. Texts: most are shown to people, the code among them is held by types (a status that
 * does not exist does not compile), and those that the law or a form fixes are tested as they are. Emptied objects: they
 * do not compile.
 */
const excludedMutations = ['StringLiteral', 'ObjectLiteral'];

type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number];
interface Candidate {
  id: string;
  file: string;
  fault: Omit<Fault, 'isCaught'>;
  /** Stays the same when other lines of the file change, so that a sample does. */
  key: string;
}

/** What the code reads and writes that Stryker instrumented. */
interface Instrumented {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}
const stryker: Instrumented = ((globalThis as { __stryker__?: Instrumented }).__stryker__ ??= {});

/** A fault makes a loop endless when it is met so many times as often as without it. */
const ENDLESS = 100;

const silent = () => undefined;
const logger = {
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
};

const inShort = (code: string) => code.replace(/\s+/g, ' ').slice(0, 70);

/** The sources with every fault in them, each asleep until it is named, and the faults. */
async function instrument(files: readonly string[]): Promise<{ code: Map<string, string>; candidates: Candidate[] }> {
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const { files: made, mutants } = await new Instrumenter(logger).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: [], excludedMutations, ignorers: [] },
  );
  const seen = new Map<string, number>();
  const toCandidate = ({ id, fileName, mutatorName, replacement, location: { start, end } }: Mutant): Candidate => {
    const lines = (sources.get(fileName) ?? '').split('\n').slice(start.line, end.line + 1);
    const text = [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, end.column)].join('\n').slice(start.column);
    const what = [fileName, mutatorName, text, replacement].join('\n');
    const nth = (seen.get(what) ?? 0) + 1;
    seen.set(what, nth);
    return {
      id,
      file: fileName,
      fault: {
        file: fileName,
        line: start.line + 1,
        change: `${mutatorName}: ${inShort(text)} → ${inShort(replacement)}`,
      },
      key: createHash('sha256').update(`${what}\n${nth}`).digest('hex'),
    };
  };
  return {
    code: new Map(made.map(({ name, content }) => [name, content])),
    candidates: mutants.filter(({ status }) => status !== 'Ignored').map(toCandidate),
  };
}

function grouped(candidates: readonly Candidate[], groupOf: (candidate: Candidate) => string): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(groupOf(candidate)) ?? [];
    groups.set(groupOf(candidate), [...group, candidate]);
  }
  return [...groups.values()];
}

/** About `size` of them, of each folder below `folder` its share and one at least; always the same ones. */
function sampleOf(candidates: readonly Candidate[], folder: string, size: number): Candidate[] {
  return grouped(candidates, ({ file }) => path.dirname(path.relative(folder, file)).split('/')[0] ?? '').flatMap(
    (room) =>
      room.sort((a, b) => a.key.localeCompare(b.key)).slice(0, Math.ceil((size * room.length) / candidates.length)),
  );
}

/** Makes the area's faults (but in samples, which are there to be looked at), all or about `sample` of them, or those of these that lie in `only` these files and folders, and says which are caught. */
export async function generatedFaults(
  area: GeneratedArea,
  { sample, only = [] }: { sample: number | undefined; only?: readonly string[] | undefined },
): Promise<Fault[]> {
  const sources = sourcesBelow(area.within).filter((file) => !area.slow?.includes(file));
  const isWanted = (file: string) =>
    only.length === 0 || only.some((each) => file === each || file.startsWith(`${each}/`));
  const files = sources.filter(
    (file) =>
      file.startsWith(`${area.folder}/`) &&
      !/(\.test|\.fixture|Samples?)\.ts$/.test(file) &&
      (sample !== undefined || isWanted(file)),
  );
  const { code, candidates } = await instrument(files);
  const made = sample === undefined ? candidates : sampleOf(candidates, area.folder, sample);
  const chosen = made.filter(({ file }) => isWanted(file));
  const judgesOf = testsAmong(area.folder, sources, area.server);
  const tests = testsInProcess(code, importersAmong(sources, files));

  const all = [...new Set(chosen.flatMap(({ file }) => judgesOf(file)))];
  const runAsItIs = async (when: string) => {
    for (const judge of all) {
      stryker.currentTestId = judge;
      try {
        await tests.run(judge);
      } catch (error) {
        throw new Error(`${judge} fails ${when}.`, { cause: error });
      }
    }
  };
  const isCaught = async ({ id, file }: Candidate): Promise<boolean> => {
    for (const judge of judgesOf(file)) {
      const hits = stryker.mutantCoverage?.perTest[judge]?.[id];
      if (hits === undefined) continue;
      Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit: hits * ENDLESS });
      try {
        await tests.run(judge);
      } catch {
        return true;
      } finally {
        Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      }
    }
    return false;
  };

  try {
    await runAsItIs('without a fault');
    const faults: Fault[] = [];
    for (const members of grouped(chosen, ({ file }) => file)) {
      const judged: Fault[] = [];
      for (const candidate of members) judged.push({ ...candidate.fault, isCaught: await isCaught(candidate) });
      say(judged);
      faults.push(...judged);
    }
    await runAsItIs('after the faults: one of them left something behind');
    return faults;
  } finally {
    await tests.close();
  }
}
