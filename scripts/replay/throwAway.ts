import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ready } from '../../e2e/support/startServer.ts';

/** A server of the product that nobody else reaches, with sample records and an owner. */
export interface ThrowAway {
  url: string;
  /** What a browser of its owner keeps. */
  token: string;
  account: object;
}

/** How long it may take to start, to answer and to stop, in milliseconds. */
const START_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 15_000;
const STOP_LIMIT_MS = 10_000;

/** What a program needs of this machine. None of the product's own settings is passed on: no mail is sent, no real database touched. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!answer.ok)
    throw new Error(`The server of the replay answered ${answer.status} to ${url}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Starts the built product in `product` on a free port, over an empty data folder with the sample records and without
 * a release. Modules' services are none of them there.
 * @param services the modules that declare one
 * @param onStop given what ends the server and removes its data, before the server is there
 */
export async function startThrowAway(
  product: string,
  services: readonly string[],
  onStop: (stop: () => Promise<void>) => void,
): Promise<ThrowAway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'replay-'));
  const child = spawn(process.execPath, [join(product, 'server/dist/main.js')], {
    cwd: product,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      BUNDLED: 'ignore',
      DISK_RESERVE_MB: '0',
      MODULE_SERVICES: services.map((module) => `${module}=http://127.0.0.1:9`).join(','),
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  onStop(async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await exited;
    clearTimeout(timer);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = await ready(child, START_LIMIT_MS);
  const person = { name: 'Replay', email: 'replay@example.com', password: randomBytes(24).toString('base64url') };
  await post(`${url}/api/auth/register`, person);
  return {
    url,
    ...(await post<Pick<ThrowAway, 'token' | 'account'>>(`${url}/api/auth/login`, { ...person, name: '' })),
  };
}
