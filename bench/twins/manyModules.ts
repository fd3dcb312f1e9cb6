import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { ownerOf } from '../../e2e/support/ownerOf';
import { root } from '../../scripts/build/targets';
import { moduleFiles } from '../../scripts/createModule/moduleFiles';
import { moduleNames } from '../../scripts/createModule/moduleNames';
import { fast4g, measureOpening, type Opened } from '../console/measureOpening';
import type { Staff } from '../console/openConsole';
import { midmean } from '../midmean';
import { startProduct } from '../startProduct';

/** How it is with so many modules besides the product's own. */
export interface Grown {
  count: number;
  /** First paint and figures of the dashboard, in milliseconds, each the mean of the middle half. */
  painted: number;
  content: number;
  /** What travels until then, in bytes: the document and the scripts. */
  document: number;
  javascript: number;
  /** Building and publishing one of them, in seconds, as a process of its own; likewise. */
  build: number;
}

/** How long a server takes to compose what was published, at most, in milliseconds. */
const SETTLED = 2000;
/** Each product is built for, and opened, so often; they take turns, there and back, so that a slow moment of the machine befalls all. */
export const repeated = { builds: 5, openings: 12 };

/** Writes a generated module as `npm run create-module` would; answers its folder. */
function generate(folder: string, number: number): string {
  const names = moduleNames(`bench-${number}`);
  const dir = join(folder, names.folder);
  for (const [file, content] of Object.entries(moduleFiles(names))) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  return dir;
}

/** Builds modules and makes them current in a data folder; answers how long that took, in seconds. */
function publish(dataDir: string, version: string, ...dirs: string[]): number {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'bench/twins/publish.ts', version, ...dirs], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  if (status !== 0) throw new Error(`${dirs.join(', ')} could not be published.`);
  return (performance.now() - begun) / 1000;
}

/** What the document of the dashboard weighs on its way, in bytes. */
async function documentOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/dashboard`, {
    headers: { 'accept-encoding': 'br' },
    signal: AbortSignal.timeout(15_000),
  });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length') ?? Number.NaN);
}

/** The dashboard and a build with more and more generated modules beside the product's own, `counts` of them in rising order. */
export async function measureManyModules(browser: Browser, counts: readonly number[]): Promise<Grown[]> {
  const folder = join(root, '.cache/bench/modules');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const products: Awaited<ReturnType<typeof startProduct>>[] = [];
  try {
    let dataDir = join(folder, 'data');
    // What all of them are copied from: samples, and an account.
    const first = await startProduct({ DATA_DIR: dataDir });
    const owner = await ownerOf(first.url);
    await first.stop();
    const grown: { count: number; dataDir: string; last?: string; staff: Staff; builds: number[]; opened: Opened[] }[] =
      [];
    let made = 0;
    for (const count of counts) {
      const before = dataDir;
      dataDir = join(folder, `data-${count}`);
      cpSync(before, dataDir, { recursive: true });
      const dirs: string[] = [];
      while (made < count) dirs.push(generate(folder, (made += 1)));
      if (dirs.length > 0) publish(dataDir, '0.1.0', ...dirs);
      const product = await startProduct({ DATA_DIR: dataDir });
      products.push(product);
      const staff = { browser, url: product.url, owner };
      grown.push({ count, dataDir, last: dirs.at(-1), staff, builds: [], opened: [] });
    }
    for (let round = 1; round <= repeated.builds; round += 1)
      for (const { dataDir, last, builds } of grown) {
        if (!last) continue;
        // The servers take in what was published before, so that the build has the processors to itself.
        await wait(SETTLED);
        builds.push(publish(dataDir, `0.1.${round}`, last));
      }
    await wait(SETTLED);
    for (let round = 0; round <= repeated.openings; round += 1)
      for (const { staff, opened } of round % 2 === 0 ? grown : grown.toReversed()) {
        const found = await measureOpening(staff, '/dashboard', fast4g);
        // The first warms up server and browser.
        if (round > 0) opened.push(found);
      }
    return await Promise.all(
      grown.map(async ({ count, staff, builds, opened }) => {
        const of = (value: (each: Opened) => number | undefined) =>
          midmean(opened.map((each) => value(each) ?? Number.NaN));
        return {
          count,
          painted: of(({ painted }) => painted),
          content: of(({ content }) => content),
          document: await documentOf(staff.url),
          javascript: of(({ javascript }) => javascript),
          build: midmean(builds),
        };
      }),
    );
  } finally {
    for (const product of products) await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
