import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../scripts/test/ensureChromium.mjs';
import { serverParts } from './server/parts';

/**
 * `npm run bench`: measures what the project promises of its speed and prints it beside the targets.
 * `npm run bench -- site`, `lighthouse`, `console`, `lists`, `server` or `workflow` measures one of them, `server:pages` a
 * part of one. Takes minutes; run it while the machine does nothing else. The exit code is 1 when a target is missed.
 */
const root = join(import.meta.dirname, '..');
const benches = {
  site: async () => (await import('./site/benchSite')).benchSite(await chromium()),
  lighthouse: async () => (await import('./lighthouse/benchLighthouse')).benchLighthouse(await chromium()),
  console: async () => (await import('./console/benchConsole')).benchConsole(await chromium()),
  lists: async () =>
    ['server/bench/list.ts', 'server/bench/invoices.ts', 'server/bench/moduleData.ts'].every((file) => run(file)),
  server: async (parts: string[]) =>
    run('scripts/build.ts') && (await import('./server/benchServer')).benchServer(parts),
  workflow: async () => (await import('./workflow/benchWorkflow')).benchWorkflow(await chromium()),
};

async function chromium(): Promise<string> {
  if (!run('scripts/build.ts')) process.exit(1);
  const path = await ensureChromium();
  if (!path) process.exit(1);
  return path;
}

const run = (file: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(root, file)], { cwd: root, stdio: 'inherit' }).status === 0;

/** What is asked for: `server`, or a part of it, `server:pages`. */
const wanted = process.argv.slice(2).map((name) => name.split(':'));
const unknown = wanted.filter(
  ([name = '', part]) =>
    !(name in benches) || (part !== undefined && !(name === 'server' && serverParts.some((each) => each === part))),
);
if (unknown.length > 0) {
  const names = [...Object.keys(benches), ...serverParts.map((part) => `server:${part}`)];
  process.stderr.write(
    `There is no bench ${unknown.map((each) => each.join(':')).join(', ')}; the names are ${names.join(', ')}.\n`,
  );
  process.exit(1);
}
let isMet = true;
for (const [name, bench] of Object.entries(benches)) {
  const asked = wanted.filter(([each]) => each === name);
  if (wanted.length > 0 && asked.length === 0) continue;
  process.stdout.write(`\n— ${name}\n`);
  const parts = asked.some(([, part]) => part === undefined) ? [] : asked.flatMap(([, part = '']) => part);
  isMet = (await bench(parts)) && isMet;
}
process.exit(isMet ? 0 : 1);
