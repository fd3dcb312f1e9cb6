import { createServer, type AddressInfo } from 'node:net';
import { startServer, type TestServer } from '../e2e/support/startServer';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The built product, told the address that it is reached by, as in production. By default on a fresh data folder. */
export async function startProduct(environment: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort();
  return startServer({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, ...environment });
}
