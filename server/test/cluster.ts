import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../src/copies/freePort';

/** A running temporary PostgreSQL. */
export interface Cluster {
  url: string;
  version: string;
  stop(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so it then runs as an unprivileged user. */
function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([known]) => known === name)).find(Boolean);
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return;
    await wait(100);
  }
  throw new Error('the test database did not start');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await exited;
}

/** Creates and starts a PostgreSQL in a temporary folder, on a free local port. Throws when it can't. */
export async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-postgres-'));
  const data = path.join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const owner = unprivileged();
  if (owner) for (const each of [folder, passwordFile]) chownSync(each, owner.uid, owner.gid);
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8', timeout: 60_000 },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`, { cause: made.error });
  const port = await freePort();
  const child = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off', '-c', 'max_connections=100'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  process.once('exit', () => child.kill('SIGQUIT'));
  const url = `postgres://tester:${password}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await answers(url, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const version = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return { url, version, stop };
}
