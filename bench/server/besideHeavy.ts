import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCenters } from '../../server/bench/fill/fillCenters';
import { fillInvoices } from '../../server/bench/fill/fillInvoices';
import { openDatabase } from '../../server/src/db/openDatabase';
import { seed } from '../../server/src/seed';
import { startProduct } from '../startProduct';
import { type Call, heavyJobs } from './heavyJobs';
import { metric } from './load';
import { p99, probe } from './probe';

export const CENTERS = 20_000;
export const INVOICES = 10_000;
const owner = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse battery' };
export const probed = { file: '/favicon.svg', 'list of 50': '/api/centers?page=1&size=50', health: '/api/health' };

/** What others waited while a heavy work ran. */
export interface BesideHeavy {
  name: string;
  /** How long it took, in seconds. */
  took: number;
  /** Of each path of `probed`, in its order, in milliseconds. */
  p99: number[];
  /** The longest that the server's event loop was held, in milliseconds. */
  held: number;
  /** What the process keeps, in megabytes. */
  memory: number;
}

/** Runs each heavy work once, while others ask for files, lists and health. */
export async function besideHeavy(): Promise<BesideHeavy[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await seed(db, 'sample');
  await fillCenters(db, CENTERS);
  await fillInvoices(db, INVOICES);
  await db.destroy();
  const product = await startProduct({ DATA_DIR: dataDir });
  try {
    let token = '';
    const call: Call = (method, path, body) =>
      fetch(`${product.url}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(300_000),
      });
    await call('POST', 'auth/register', owner);
    ({ token } = (await (await call('POST', 'auth/login', owner)).json()) as { token: string });
    const urls = Object.values(probed).map((path) => product.url + path);
    const found: BesideHeavy[] = [];
    for (const { name, run } of await heavyJobs(call)) {
      // Reading the metrics begins the measurement of the event loop anew.
      await metric(product.url, 'nodejs_eventloop_lag_max_seconds');
      const begin = performance.now();
      const times = await probe(urls, token, run);
      found.push({
        name,
        took: (performance.now() - begin) / 1000,
        p99: urls.map((url) => p99(times.get(url) ?? [])),
        held: (await metric(product.url, 'nodejs_eventloop_lag_max_seconds')) * 1000,
        memory: (await metric(product.url, 'process_resident_memory_bytes')) / 2 ** 20,
      });
    }
    return found;
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
