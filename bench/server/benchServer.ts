import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../server/test/cluster';
import { findPostgres } from '../../server/test/findPostgres';
import { printTable } from '../printTable';
import { type Beside, besideBare } from './besideBare';
import { type BesideHeavy, besideHeavy, CENTERS, INVOICES, probed } from './besideHeavy';
import { measurePages, REQUESTS, type SitePages } from './sitePages';

/** A goal, and what was found. */
interface Goal {
  goal: string;
  found: string;
  isMet: boolean;
}

/** The product's answers for each one of a bare route that runs the same SQL, at least. */
const BESIDE_BARE = 0.7;
/** The console's documents for each public page, at least. */
const BESIDE_PAGE = 0.5;
/** The longest that 99 of 100 answers may take, in milliseconds. */
const P99 = 50;
/** How much larger the memory may be after the last requests than after the first quarter of them. */
const GROWTH = 1.15;

const folder = join(import.meta.dirname, '../results');
const round = (value: number, digits = value < 20 ? 2 : 0) => Number(value.toFixed(digits));

async function besideBareOnBoth(): Promise<Beside[]> {
  const embedded = await besideBare({ name: 'SQLite' });
  const programs = findPostgres();
  if (programs === undefined) {
    process.stdout.write('There is no PostgreSQL on this machine, so it is not measured; PGBIN names its programs.\n');
    return embedded;
  }
  const cluster = await startCluster(programs);
  try {
    return [...embedded, ...(await besideBare({ name: 'PostgreSQL', databaseUrl: cluster.url }))];
  } finally {
    await cluster.stop();
  }
}

/** What was measured, for people. */
interface Section {
  title: string;
  headings: string[];
  rows: (string | number)[][];
}

const besideSection = (beside: Beside[]): Section => ({
  title: 'Answers a second at 100 connections, beside a bare Fastify route with the same SQL',
  headings: ['database', 'rows', 'call', 'product', 'bare', 'ratio', 'p99 ms', 'bare', 'processor ms', 'bare'],
  rows: beside.map(({ engine, rows, call, product, bare, ratio }) => [
    engine,
    rows,
    call,
    ...[product.perSecond, bare.perSecond].map((each) => round(each, 0)),
    ratio.toFixed(2),
    ...[product.p99, bare.p99].map((each) => round(each, 0)),
    ...[product.cpuMs, bare.cpuMs].map((each) => round(each)),
  ]),
});

const pagesSection = ({ page, console, memory }: SitePages): Section => ({
  title: `Pages at 200 connections; the memory after each quarter of ${REQUESTS} requests: ${memory.map((each) => `${round(each, 0)} MB`).join(', ')}`,
  headings: ['', 'a second', 'p50 ms', 'p99 ms', 'processor ms'],
  rows: Object.entries({ 'home page': page, 'the console’s document': console }).map(([name, each]) => [
    name,
    ...[each.perSecond, each.p50, each.p99].map((value) => round(value, 0)),
    round(each.cpuMs),
  ]),
});

const heavySection = (heavy: BesideHeavy[]): Section => ({
  title: `p99 of other answers in ms while it runs, and how long the event loop was held at most; ${CENTERS} centers, ${INVOICES} invoices, SQLite`,
  headings: ['work', 'takes', ...Object.keys(probed), 'held', 'memory'],
  rows: heavy.map(({ name, took, p99, held, memory }) => [
    name,
    `${took.toFixed(1)} s`,
    ...p99.map((each) => round(each)),
    round(held, 0),
    `${round(memory, 0)} MB`,
  ]),
});

/** Every goal, and whether it is met. */
function judge(beside: Beside[], { page, console, memory }: SitePages, heavy: BesideHeavy[]): Goal[] {
  const share = console.perSecond / page.perSecond;
  const growth = (memory.at(-1) ?? 0) / (memory[0] ?? 0);
  return [
    ...beside.map(({ engine, rows, call, ratio }) => ({
      goal: `${engine}, ${rows} rows, ${call}: at least ${BESIDE_BARE} of the bare route`,
      found: ratio.toFixed(2),
      isMet: ratio >= BESIDE_BARE,
    })),
    {
      goal: `a public page: p99 below ${P99} ms at 200 connections`,
      found: `${page.p99} ms`,
      isMet: page.p99 < P99,
    },
    {
      goal: `the console’s document: at least ${BESIDE_PAGE} of a public page`,
      found: share.toFixed(2),
      isMet: share >= BESIDE_PAGE,
    },
    {
      goal: `memory after ${REQUESTS} requests: at most ${GROWTH} of that after a quarter`,
      found: growth.toFixed(2),
      isMet: growth <= GROWTH,
    },
    ...heavy.map(({ name, p99 }) => ({
      goal: `while it runs (${name}): p99 of other answers below ${P99} ms`,
      found: `${round(Math.max(...p99))} ms`,
      isMet: Math.max(...p99) < P99,
    })),
  ];
}

const markdown = ({ title, headings, rows }: Section): string =>
  [
    `## ${title}`,
    '',
    ...[headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');

/**
 * Measures what the server bears: its lists, reads and writes beside a bare route with the same SQL, on both databases;
 * pages; memory; and what others wait while heavy work runs. Takes four minutes; prints all of it, and writes it to
 * `bench/results/server.json` and `server.md`. Answers whether every goal is met.
 */
export async function benchServer(): Promise<boolean> {
  const begin = performance.now();
  const sections: Section[] = [];
  const show = (section: Section) => {
    sections.push(section);
    process.stdout.write(`\n${section.title}\n`);
    printTable(section.headings, section.rows);
  };
  const beside = await besideBareOnBoth();
  show(besideSection(beside));
  const pages = await measurePages();
  show(pagesSection(pages));
  const heavy = await besideHeavy();
  show(heavySection(heavy));
  const goals = judge(beside, pages, heavy);
  const machine = { cores: availableParallelism(), processor: cpus()[0]?.model, node: process.version };
  const [load] = loadavg();
  const took = Math.round((performance.now() - begin) / 1000);
  show({
    title: `${goals.filter(({ isMet }) => isMet).length} of ${goals.length} goals met, in ${took} s on ${machine.cores} cores with a load of ${load?.toFixed(1)} at the end`,
    headings: ['goal', 'found', ''],
    rows: goals.map(({ goal, found, isMet }) => [goal, found, isMet ? 'met' : 'MISSED']),
  });
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const results = { at, machine, load, took, goals, beside, pages, heavy };
  writeFileSync(join(folder, 'server.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(
    join(folder, 'server.md'),
    `# What the server bears\n\n\`npm run bench -- server\`, ${at.slice(0, 10)}, ${machine.processor}, Node ${machine.node}.\n\n${sections.map(markdown).join('\n')}`,
  );
  return goals.every(({ isMet }) => isMet);
}
