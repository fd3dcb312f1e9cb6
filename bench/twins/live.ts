import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyProject } from '../../e2e/support/copyProject';
import { startProduct } from '../startProduct';

const MODULE = 'mfe-clients';
/** A line of it that stands on the screen. */
const SOURCE = `${MODULE}/src/leads/LeadsPage.tsx`;
const LINE = 'title="Leads"';

/** How often a document is asked for, in milliseconds. */
const STEP = 20;

/** How long a changed line takes, in seconds, each round: until new documents have the module's release, and until the twins' files lie there. */
export async function measureLive(rounds: number): Promise<Record<'product' | 'bundle' | 'plain', number[]>> {
  const { folder: project, remove } = copyProject();
  const product = await startProduct();
  const times: Record<'product' | 'bundle' | 'plain', number[]> = { product: [], bundle: [], plain: [] };
  const source = readFileSync(join(project, SOURCE), 'utf8');
  if (!source.includes(LINE)) throw new Error(`${SOURCE} has no ${LINE} any more; name another line to change.`);
  const run = (environment: Record<string, string>, ...words: string[]) => {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', ...words], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATABASE_URL: '', ...environment },
    });
    if (status !== 0) throw new Error(`${words.join(' ')} failed.`);
  };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const line = `title="Leads ${round}"`;
      writeFileSync(join(project, SOURCE), source.replace(LINE, line));
      const version = `0.1.${round}`;
      let begun = performance.now();
      run({ DATA_DIR: product.dataDir }, 'bench/twins/publish.ts', version, MODULE);
      while (!(await documentOf(product.url)).includes(`/${MODULE}/${version}/`)) await wait(STEP);
      times.product.push((performance.now() - begun) / 1000);
      begun = performance.now();
      run({}, 'bench/twins/buildTwin.ts', 'bundle');
      times.bundle.push((performance.now() - begun) / 1000);
      begun = performance.now();
      run({}, 'bench/twins/buildTwin.ts', 'plain', MODULE);
      times.plain.push((performance.now() - begun) / 1000);
    }
    return times;
  } finally {
    await product.stop();
    remove();
  }
}

const documentOf = async (url: string): Promise<string> =>
  (await fetch(`${url}/dashboard/leads`, { signal: AbortSignal.timeout(15_000) })).text();
