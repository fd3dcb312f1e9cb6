import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf } from '../../e2e/support/ownerOf.ts';
import { ready } from '../../e2e/support/startServer.ts';

/** A server of the product that nobody else reaches, with sample records and an owner. */
export interface ThrowAway {
  url: string;
  /** What a browser of its owner keeps. */
  token: string;
  account: object;
}

/** How long it may take to start and to stop, in milliseconds. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** What a program needs of this machine. None of the product's own settings is passed on: no mail is sent, no real database touched. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];

/**
 * Starts the built product in `product` on a free port, over an empty data folder with the sample records and without
 * a release. Modules' services are none of them there.
 * @param services the modules that declare one
 * @param onStop given what ends the server and removes its data, before the server is there
 * @param settings what else it is told; by default, nothing
 */
export async function startThrowAway(
  product: string,
  services: readonly string[],
  onStop: (stop: () => Promise<void>) => void,
  settings: Readonly<Record<string, string>> = {},
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
      ...settings,
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
  return { url, ...(await ownerOf(url)) };
}
