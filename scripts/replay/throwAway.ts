import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerOf } from '../../e2e/support/ownerOf.ts';
import { ready } from '../../e2e/support/startServer.ts';

/** A temporary server of the product on this machine, with sample records and an owner. */
export interface ThrowAway {
  url: string;
  /** The owner's cookies and storage. */
  token: string;
  account: object;
}

/** Time limit for its start and stop, in milliseconds. */
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/**
 * The machine's environment for a program. None of the product's own settings is passed on: no mail is sent, no real
 * database touched.
 */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot'];

/**
 * Starts the built product in `product` on a free port, with an empty data folder, the sample records and no release.
 * No module's service runs.
 * @param services the modules that declare one
 * @param onStop receives the function that ends the server and removes its data, before the server starts
 * @param settings further settings; by default, none
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
