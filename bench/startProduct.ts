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

/** The built product on a fresh data folder, told the address that it is reached by, as in production. */
export async function startProduct(): Promise<TestServer> {
  const port = await freePort();
  return startServer({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
}
