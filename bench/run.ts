import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from '../scripts/test/ensureChromium.mjs';

/**
 * `npm run bench`: measures what the project promises of its speed and prints it beside the targets.
 * `npm run bench -- site`, `lighthouse`, `console`, `lists`, `server` or `workflow` measures one of them. Takes minutes; run it while
 * the machine does nothing else. The exit code is 1 when a target is missed.
 */
const root = join(import.meta.dirname, '..');
const benches = {
  site: async () => (await import('./site/benchSite')).benchSite(await chromium()),
  lighthouse: async () => (await import('./lighthouse/benchLighthouse')).benchLighthouse(await chromium()),
  console: async () => (await import('./console/benchConsole')).benchConsole(await chromium()),
  lists: async () => ['server/bench/list.ts', 'server/bench/invoices.ts'].every((file) => run(file)),
  server: async () => run('scripts/build.ts') && (await import('./server/benchServer')).benchServer(),
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

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}; the names are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}
let isMet = true;
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n— ${name}\n`);
  isMet = (await bench()) && isMet;
}
process.exit(isMet ? 0 : 1);
