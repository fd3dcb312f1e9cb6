import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../scripts/build/targets';
import { ensureChromium } from '../scripts/test/ensureChromium.mjs';
import { launchChromium } from '../scripts/test/launchChromium';
import { withinLimit } from '../scripts/withinLimit';
import { modules, shell } from './build';
import { grid } from './console/grid';
import { opening } from './console/opening';
import { switches } from './console/switches';
import { bytes } from './federation';
import { type Part, round } from './Part';
import { returning } from './returning';
import { bringIn } from './server/bringIn';
import { heavy } from './server/heavy';
import { links } from './server/links';
import { load, memory } from './server/load';
import { longLists } from './server/longLists';
import { onPostgres } from './server/onPostgres';
import { posting } from './server/posting';
import { pages } from './site/pages';
import { changed } from './tests';
import { develop } from './workflow/develop';
import { releaseAndRollBack } from './workflow/releaseAndRollBack';

/**
 * `npm run bench`: measures the project's promises about speed and prints the results beside the goals. `npm run bench
 * -- site` runs one of the benches, `server:heavy` a part of one. Takes minutes; run it while the machine does nothing
 * else. The exit code is 1 when a goal is missed.
 */
const benches: Record<string, Record<string, (browser: () => Promise<Browser>) => Promise<Part>>> = {
  site: { pages },
  console: { opening, switches, grid },
  server: {
    load: () => load(),
    memory,
    heavy,
    links,
    lists: () => longLists(),
    posting,
    'bring-in': bringIn,
    postgres: () => onPostgres(load),
    'postgres-lists': () => onPostgres(longLists),
  },
  workflow: { develop, release: releaseAndRollBack },
  build: { shell, modules, returning },
  federation: { bytes },
  tests: { changed },
};

/** Time limit for a part, in milliseconds: a hanging part is reported, and the others continue. */
const LIMIT_MS = 20 * 60_000;

let launched: Promise<Browser> | undefined;
const browser = () => (launched ??= ensureChromium().then(launchChromium));

/** Measures a part and prints it; returns whether its goals are met. */
async function measure(name: string, part: (typeof benches)[string][string]): Promise<boolean> {
  const begun = Date.now();
  const late = `It was not done within ${LIMIT_MS / 60_000} minutes.`;
  const { tables, goals } = await withinLimit(part(browser), LIMIT_MS, late);
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model}, Node ${process.version}`;
  const took = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(`\n— ${name}, ${took} s, ${machine}, load ${loadavg()[0]?.toFixed(1)} at the end\n`);
  for (const { title, headings, rows } of tables) {
    process.stdout.write(`\n${title}\n`);
    console.table(rows.map((row) => Object.fromEntries(headings.map((heading, place) => [heading, row[place]]))));
  }
  const judged = goals.map(({ what, value, most = Number.POSITIVE_INFINITY, least = 0 }) => ({
    what,
    limit: least > 0 ? `at least ${least}` : `at most ${most}`,
    found: round(value),
    isMet: value <= most && value >= least,
  }));
  console.table(judged);
  return judged.every(({ isMet }) => isMet);
}

const parts = Object.entries(benches).flatMap(([bench, each]) =>
  Object.entries(each).map(([part, act]) => ({ bench, name: `${bench}:${part}`, act })),
);
const asked = process.argv.slice(2);
const isNamed = (name: string) => parts.some((each) => each.bench === name || each.name === name);
const unknown = asked.filter((name) => !isNamed(name));
if (unknown.length > 0) {
  const names = [...Object.keys(benches), ...parts.map(({ name }) => name)].join(', ');
  process.stderr.write(`There is no bench ${unknown.join(', ')}; the names are ${names}.\n`);
  process.exit(1);
}
const built = spawnSync(process.execPath, ['--import', 'tsx/esm', join(root, 'scripts/build.ts')], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(1);
let isMet = true;
for (const { bench, name, act } of parts) {
  if (asked.length > 0 && !asked.includes(bench) && !asked.includes(name)) continue;
  try {
    isMet = (await measure(name, act)) && isMet;
  } catch (error) {
    process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.stack : String(error)}\n`);
    isMet = false;
  }
}
await (await launched)?.close();
process.exit(isMet ? 0 : 1);
