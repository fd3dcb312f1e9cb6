import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ownerOf, type SignedIn } from '../../e2e/support/ownerOf';
import { signInAs } from '../../e2e/support/signInAs';
import { startDev } from '../../e2e/support/startDev';
import { launchChromium } from '../../scripts/test/launchChromium';
import { printTable } from '../printTable';
import { startProduct } from '../startProduct';

const EDITED = 'Payslips of the month';

/** What was measured of one way from an empty folder, in seconds. */
interface Way {
  created: number;
  shown: number;
  edited: number;
  manifest: number;
}

/** Runs a command as a team would, with npm's cache in a folder. Throws when it fails. */
function run(command: string, parameters: readonly string[], cwd: string, cache: string): Promise<void> {
  const child = spawn(command, parameters, {
    cwd,
    env: { ...process.env, npm_config_cache: cache, npm_config_loglevel: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} failed in ${cwd}.`))));
  });
}

const since = (begun: number) => (performance.now() - begun) / 1000;

/** The whole way: two commands from an empty folder to the page in a browser, then an edit and a change of the manifest. */
async function go(shell: string, owner: SignedIn, browser: Browser, cache: string): Promise<Way> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'empty-')));
  const repository = join(folder, 'mfe-payroll');
  const context = await browser.newContext();
  await signInAs(context, owner);
  const page = await context.newPage();
  const edit = (file: string, from: string, to: string) => {
    const path = join(repository, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  const begun = performance.now();
  try {
    await run('npx', ['--yes', '--prefer-offline', `${shell}/sdk/module-sdk.tgz`, 'create', 'payroll'], folder, cache);
    const created = since(begun);
    const dev = await startDev(repository, ['node_modules/module-sdk/scripts/sdk/module-sdk.mjs', 'dev'], process.env);
    try {
      await dev.ready;
      await page.goto(`${dev.url}/dashboard/payroll`, { waitUntil: 'commit', timeout: 60_000 });
      await page.getByText('Payroll begins here.').waitFor();
      const shown = since(begun);
      const atEdit = performance.now();
      edit('src/pages/PayrollPage.tsx', 'Payroll begins here.', EDITED);
      await page.getByText(EDITED).waitFor();
      const edited = since(atEdit);
      const atManifest = performance.now();
      edit('module.json', '"label": "Payroll"', '"label": "Salaries"');
      await page.locator('nav a[href="/dashboard/payroll"]', { hasText: 'Salaries' }).waitFor();
      return { created, shown, edited, manifest: since(atManifest) };
    } finally {
      await dev.stop();
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures how a team begins: from an empty folder to its page with hot reload, by the package that the shell serves, with
 * npm's cache empty and with what that left in it. The package is made before, as it is once for each shell. Asks the
 * registry for packages. Answers whether every target is met.
 */
export async function benchSdk(executablePath: string): Promise<boolean> {
  const server = await startProduct();
  const cache = mkdtempSync(join(tmpdir(), 'npm-cache-'));
  const browser = await launchChromium(executablePath);
  const ways: [name: string, way: Way][] = [];
  try {
    const owner = await ownerOf(server.url);
    await fetch(`${server.url}/sdk/module-sdk.tgz`, { signal: AbortSignal.timeout(600_000) });
    for (const name of ['an empty cache of npm', 'a filled one']) {
      ways.push([name, await go(server.url, owner, browser, cache)]);
      // What npx has installed; what npm has fetched stays.
      rmSync(join(cache, '_npx'), { recursive: true, force: true });
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(cache, { recursive: true, force: true });
  }
  const rows = ways.flatMap(([name, { created, shown, edited, manifest }]): [string, number | undefined, number][] => [
    [`npx … create payroll, with ${name}`, undefined, created],
    [`from the empty folder to the page, with ${name}`, 60, shown],
    [`an edit is seen, with ${name}`, 1, edited],
    [`a change of module.json is seen, with ${name}`, 2, manifest],
  ]);
  process.stdout.write(`${availableParallelism()} cores, with a load of ${loadavg()[0]?.toFixed(1)} at the end\n`);
  printTable(
    ['', 'at most', 'measured', ''],
    rows.map(([what, most, measured]) => [
      what,
      most === undefined ? '' : `${most} s`,
      `${measured.toFixed(2)} s`,
      most === undefined ? '' : measured <= most ? 'met' : 'MISSED',
    ]),
  );
  return rows.every(([, most, measured]) => most === undefined || measured <= most);
}
