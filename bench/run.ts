import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../scripts/test/ensureChromium.mjs';
import { parts } from './parts';

/**
 * `npm run bench`: measures what the project promises of its speed and prints it beside the targets.
 * `npm run bench -- site`, `lighthouse`, `console`, `twins`, `build`, `lists`, `server`, `sdk` or `workflow` measures one of them,
 * `server:pages` a part of one; `report` measures nothing and writes `bench/RESULTS.md` anew. Takes minutes; run it while the machine does nothing else. The exit code is 1 when a target is missed.
 */
const root = join(import.meta.dirname, '..');
const benches = {
  site: async (wanted: string[]) => (await import('./site/benchSite')).benchSite(await chromium(), wanted),
  lighthouse: async () => (await import('./lighthouse/benchLighthouse')).benchLighthouse(await chromium()),
  console: async (wanted: string[]) => (await import('./console/benchConsole')).benchConsole(await chromium(), wanted),
  twins: async (wanted: string[]) => (await import('./twins/benchTwins')).benchTwins(await chromium(), wanted),
  build: async (wanted: string[]) => (await import('./build/benchBuild')).benchBuild(wanted),
  lists: async () =>
    ['server/bench/list.ts', 'server/bench/invoices.ts', 'server/bench/moduleData.ts'].every((file) => run(file)),
  server: async (wanted: string[]) =>
    run('scripts/build.ts') && (await import('./server/benchServer')).benchServer(wanted),
  sdk: async () => (await import('./sdk/benchSdk')).benchSdk(await chromium()),
  workflow: async () => (await import('./workflow/benchWorkflow')).benchWorkflow(await chromium()),
  report: async () => (await import('./writeReport')).writeReport(),
};

async function chromium(): Promise<string> {
  if (!run('scripts/build.ts')) process.exit(1);
  const path = await ensureChromium();
  if (!path) process.exit(1);
  return path;
}

const run = (file: string) =>
  spawnSync(process.execPath, ['--import', 'tsx/esm', join(root, file)], { cwd: root, stdio: 'inherit' }).status === 0;

/** What is asked for: `server`, or a part of it, `server:pages`. */
const wanted = process.argv.slice(2).map((name) => name.split(':'));
const names = [
  ...Object.keys(benches),
  ...Object.entries(parts).flatMap(([name, each]) => each.map((part) => `${name}:${part}`)),
];
const unknown = process.argv.slice(2).filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}; the names are ${names.join(', ')}.\n`);
  process.exit(1);
}
let isMet = true;
for (const [name, bench] of Object.entries(benches)) {
  const asked = wanted.filter(([each]) => each === name);
  if (wanted.length > 0 && asked.length === 0) continue;
  process.stdout.write(`\n— ${name}\n`);
  const ofBench = asked.some(([, part]) => part === undefined) ? [] : asked.flatMap(([, part = '']) => part);
  isMet = (await bench(ofBench)) && isMet;
}
process.exit(isMet ? 0 : 1);
