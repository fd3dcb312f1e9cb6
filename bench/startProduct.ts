import { freePort } from '../e2e/support/freePort';
import { startServer, type TestServer } from '../e2e/support/startServer';

/**
 * Time limit for a start, in milliseconds: with many rows it reads every table for statistics and compresses every
 * page.
 */
const START_LIMIT = 120_000;

/** The built product with its public address set, as in production. By default in a fresh data folder. */
export async function startProduct(environment: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort();
  const settings = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...environment };
  return startServer(settings, undefined, START_LIMIT);
}
