import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../middle';
import type { Goal } from '../Part';
import { publicPaths } from '../site/publicPaths';
import { inCopy } from './inCopy';

const ROUNDS = 3;
/** How long the server is left alone before its memory is read, in milliseconds. */
const IDLE = 20_000;
/** The longest that a start is waited for, in milliseconds: the first one may have to build. */
const LIMIT = 300_000;

/** Runs `npm start`'s command again and again with nothing changed, and then leaves the server alone. */
export const startAgain = () => inCopy(inProject);

async function inProject(project: string): Promise<Goal[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const times: number[] = [];
  let memory = Number.NaN;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const begun = performance.now();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: project,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const url = await addressOf(child);
    if (round > 0) times.push((performance.now() - begun) / 1000);
    if (round === ROUNDS) {
      for (const path of [...publicPaths, '/signin', '/dashboard', '/api/health'])
        await (await fetch(url + path)).arrayBuffer();
      await wait(IDLE);
      memory = serverMemory(child);
    }
    child.kill('SIGTERM');
    await exited;
  }
  rmSync(dataDir, { recursive: true });
  return [
    { what: `npm start again, with nothing changed (median of ${ROUNDS}), s`, value: median(times), most: 3 },
    { what: `memory of the server, idle for ${IDLE / 1000} s after page loads, MB`, value: memory, most: 150 },
  ];
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const address = /Ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
    setTimeout(() => reject(new Error(`npm start was not ready within ${LIMIT / 1000} s.`)), LIMIT).unref();
  });
}

/** Resident memory of the process that the start runs, in MB, as the system counts it. */
function serverMemory({ pid }: ChildProcess): number {
  const processes = execFileSync('ps', ['-A', '-o', 'ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const [, kilobytes = Number.NaN] = processes.find(([parent]) => parent === pid) ?? [];
  return kilobytes / 1024;
}
