import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready } from '../../e2e/support/startServer';
import { inCopy } from '../inCopy';
import { median } from '../middle';
import type { Goal } from '../Part';

const ROUNDS = 3;
/** The longest that a start is waited for, in milliseconds: the first one may have to build. */
const LIMIT = 300_000;

/** Runs `npm start`'s command again and again with nothing changed. */
export const startAgain = () => inCopy(async (project) => ({ tables: [], goals: await inProject(project) }));

async function inProject(project: string): Promise<Goal[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: project,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await ready(child, LIMIT);
    if (round > 0) times.push((performance.now() - begun) / 1000);
    child.kill('SIGTERM');
    await exited;
  }
  rmSync(dataDir, { recursive: true });
  return [{ what: `npm start again, with nothing changed (median of ${ROUNDS}), s`, value: median(times), most: 3 }];
}
