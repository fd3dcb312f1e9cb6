import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product, running on a port and a data folder of its own. */
export interface TestServer {
  url: string;
  dataDir: string;
  pid: number;
  /** The errors that it wrote to its log, a line each. */
  errors(): string[];
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** The longest a start may take by default, in milliseconds. */
const LIMIT = 180_000;

/**
 * Starts the built server. `environment` overrides its settings; by default, an empty data folder with the sample rows.
 * @param project whose server it is; by default, this one's
 * @param limit how long the start may take, in milliseconds; by default, three minutes
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

/** The address that a server prints once it is ready. Rejects, and ends it, when that takes longer than `limit` milliseconds, and with what it said when it ends. */
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
