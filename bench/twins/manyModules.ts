import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { ownerOf } from '../../e2e/support/ownerOf';
import { root } from '../../scripts/build/targets';
import { moduleFiles } from '../../scripts/createModule/moduleFiles';
import { moduleNames } from '../../scripts/createModule/moduleNames';
import { fast4g, measureOpening, type Opened } from '../console/measureOpening';
import { median } from '../median';
import { startProduct } from '../startProduct';

/** How it is with so many modules besides the product's own. */
export interface Grown {
  count: number;
  /** First paint and figures of the dashboard, medians in milliseconds. */
  painted: number;
  content: number;
  /** What travels until then, in bytes: the document and the scripts. */
  document: number;
  javascript: number;
  /** Building and publishing one of them, in seconds, as a process of its own; median of three. */
  build: number;
}

/** How long a server takes to compose what was published, at most, in milliseconds. */
const SETTLED = 2000;

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

/** The dashboard and a build with more and more generated modules beside the product's own. */
export async function measureManyModules(
  browser: Browser,
  counts: readonly number[],
  rounds: number,
): Promise<Grown[]> {
  const folder = join(root, '.cache/bench/modules');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const product = await startProduct();
  const publish = (version: string, ...dirs: string[]) => {
    const begun = performance.now();
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx/esm', 'bench/twins/publish.ts', version, ...dirs],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: product.dataDir },
      },
    );
    if (status !== 0) throw new Error(`${dirs.join(', ')} could not be published.`);
    return (performance.now() - begun) / 1000;
  };
  const grown: Grown[] = [];
  try {
    const owner = await ownerOf(product.url);
    let made = 0;
    for (const count of counts) {
      const dirs: string[] = [];
      while (made < count) dirs.push(generate(folder, (made += 1)));
      const last = dirs.pop();
      if (dirs.length > 0) publish('0.1.0', ...dirs);
      const builds: number[] = [];
      for (const version of ['0.1.0', '0.1.1', '0.1.2']) {
        if (!last) break;
        // The server takes in what was published before, so that the build has the processors to itself.
        await wait(SETTLED);
        builds.push(publish(version, last));
      }
      await wait(SETTLED);
      const answer = await fetch(`${product.url}/dashboard`, {
        headers: { 'accept-encoding': 'br' },
        signal: AbortSignal.timeout(15_000),
      });
      await answer.arrayBuffer();
      const opened: Opened[] = [];
      for (let round = 0; round <= rounds; round += 1)
        opened.push(await measureOpening({ browser, url: product.url, owner }, '/dashboard', fast4g));
      const of = (value: (each: (typeof opened)[number]) => number | undefined) =>
        median(opened.slice(1).map((each) => value(each) ?? Number.NaN));
      grown.push({
        count,
        painted: of(({ painted }) => painted),
        content: of(({ content }) => content),
        document: Number(answer.headers.get('content-length') ?? Number.NaN),
        javascript: of(({ javascript }) => javascript),
        build: median(builds),
      });
    }
    return grown;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
