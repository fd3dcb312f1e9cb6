import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printTable } from '../printTable';
import { measureAuditLog } from './auditLog';
import { besideBare } from './besideBare';
import { besideHeavy } from './besideHeavy';
import { manyRows } from './manyRows';
import { measureMemory } from './memory';
import { onPostgres } from './onPostgres';
import type { Goal, Part, Section } from './Part';
import { type ServerPart, serverParts } from './parts';
import { measurePages } from './sitePages';

const parts: Record<ServerPart, () => Promise<Part>> = {
  sqlite: () => besideBare({ name: 'SQLite' }),
  postgres: () => onPostgres((databaseUrl) => besideBare({ name: 'PostgreSQL', databaseUrl })),
  pages: measurePages,
  memory: measureMemory,
  heavy: besideHeavy,
  rows: manyRows,
  audit: async () => {
    const embedded = await measureAuditLog({ name: 'SQLite' });
    const other = await onPostgres((databaseUrl) => measureAuditLog({ name: 'PostgreSQL', databaseUrl }));
    return { sections: [...embedded.sections, ...other.sections], goals: [...embedded.goals, ...other.goals] };
  },
};

/** The longest that a part may take, in milliseconds: one that hangs is told of, and the others go on. */
const LIMIT_MS = 10 * 60_000;

/** A part as it was measured last. */
interface Measured extends Part {
  /** When it was begun. */
  at: string;
  /** How long it took, in seconds. */
  took: number;
  /** Of the machine, at its end; beside the bench itself others may have been at work. */
  load: number;
  machine: string;
}

const folder = join(import.meta.dirname, '../results');
const file = join(folder, 'server.json');

function show({ title, headings, rows }: Section): void {
  process.stdout.write(`\n${title}\n`);
  printTable(headings, rows);
}

const goalSection = (goals: Goal[]): Section => ({
  title: `${goals.filter(({ isMet }) => isMet).length} of ${goals.length} goals met`,
  headings: ['goal', 'found', ''],
  rows: goals.map(({ goal, found, isMet }) => [goal, found, isMet ? 'met' : 'MISSED']),
});

const table = ({ headings, rows }: Section): string =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function writeResults(results: Partial<Record<ServerPart, Measured>>): void {
  const measured = serverParts.flatMap((name) => (results[name] ? [{ name, ...results[name] }] : []));
  const texts = measured.map(({ name, at, took, load, machine, sections }) =>
    [
      `## ${name}`,
      `${at.slice(0, 16).replace('T', ' ')} UTC, ${took} s on ${machine}, load ${load} at the end.`,
      ...sections.flatMap((section) => [`${section.title}:`, table(section)]),
    ].join('\n\n'),
  );
  const goals = goalSection(measured.flatMap((each) => each.goals));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify(Object.fromEntries(measured.map(({ name, ...each }) => [name, each])), null, 2)}\n`,
  );
  writeFileSync(
    join(folder, 'server.md'),
    `${['# What the server bears', 'Written by `npm run bench -- server`, each part when it was measured last.', ...texts, `## Goals\n\n${goals.title}.\n\n${table(goals)}`].join('\n\n')}\n`,
  );
}

async function measure(name: ServerPart): Promise<Measured> {
  const at = new Date();
  const ended = new AbortController();
  const late = wait(LIMIT_MS, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`The part ${name} was not done within ${LIMIT_MS / 60_000} minutes.`);
  });
  late.catch(() => undefined);
  try {
    const part = await Promise.race([parts[name](), late]);
    return {
      at: at.toISOString(),
      took: Math.round((Date.now() - at.getTime()) / 1000),
      load: Number((loadavg()[0] ?? 0).toFixed(1)),
      machine: `${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`,
      ...part,
    };
  } finally {
    ended.abort();
  }
}

/**
 * Measures what the server bears: lists, reads and writes beside a bare route with the same SQL, on both databases;
 * pages; memory; what others wait while heavy work runs; long lists; the audit log. Prints each part, and writes it to
 * `bench/results/server.json` and `server.md` beside what the others were found to be at last. Answers whether every
 * goal is met. `wanted`: the parts to measure, by default all.
 */
export async function benchServer(wanted: readonly string[]): Promise<boolean> {
  let isMet = true;
  for (const name of serverParts) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      const measured = await measure(name);
      for (const section of [...measured.sections, goalSection(measured.goals)]) show(section);
      const known = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<ServerPart, Measured>>)
        : {};
      writeResults({ ...known, [name]: measured });
      isMet &&= measured.goals.every((goal) => goal.isMet);
    } catch (error) {
      process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.stack : String(error)}\n`);
      isMet = false;
    }
  }
  return isMet;
}
