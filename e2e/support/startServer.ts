import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product, running on its own port and data folder. */
export interface TestServer {
  url: string;
  dataDir: string;
  pid: number;
  /** The errors in its log, a line each. */
  errors(): string[];
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Default time limit for a start, in milliseconds. */
const LIMIT = 180_000;

/**
 * Starts the built server. `environment` overrides its settings; by default, an empty data folder with the sample rows.
 * @param project the project of the server; by default, this one
 * @param limit time limit for the start, in milliseconds; by default, three minutes
 */
export async function startServer(
  environment: Record<string, string> = {},
  project = root,
  limit = LIMIT,
): Promise<TestServer> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'product-'));
  const { SEEDED_DATA } = process.env;
  const isAsSeeded = environment.DATA_DIR === undefined && environment.SEED === undefined && project === root;
  if (SEEDED_DATA && isAsSeeded) cpSync(SEEDED_DATA, dataDir, { recursive: true });
  const child = spawn(process.execPath, [join(project, 'server/dist/main.js')], {
    cwd: project,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += String(chunk);
  });
  const url = await ready(child, limit);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    errors: () => log.split('\n').filter((line) => /^\{"level":[56]0,/.test(line)),
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null) child.kill('SIGTERM');
      await exited;
      if (environment.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The address a server prints once it is ready. Rejects with its output when it ends, or, stopping it, after `limit`
 * milliseconds.
 */
export function ready(child: ChildProcess, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready within ${limit / 1000} s:\n${output}`));
    }, limit);
    const onData = (chunk: Buffer) => {
      output += String(chunk);
      const address = /Ready at (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', onData);
    child.stderr?.on('data', onData);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
