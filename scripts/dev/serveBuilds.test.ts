import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ModuleManifest } from '../../shared/contract/manifest';
import { previewAddress, serveBuilds } from './serveBuilds';

const product = new URL('https://www.example.com');
const manifest: ModuleManifest = {
  contract: 1,
  ...{ name: 'mfe-a', title: 'A', team: 'A', shellApi: '^3.0.0', sidebar: [] },
  routes: [
    { path: '/dashboard/a/:id', page: 'OnePage' },
    { path: '/dashboard/a', page: 'AllPage' },
  ],
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const started = (server: Server) =>
  new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));

let moduleServer: Server;
let builds: Server;
let address: string;
/** Requests that reached the module's own server. */
let seen: IncomingMessage[];

beforeEach(async () => {
  seen = [];
  moduleServer = await started(
    createServer((incoming, response) => {
      seen.push(incoming);
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('entry');
    }).on('upgrade', (_incoming, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')),
  );
  const free = await started(createServer());
  address = `http://127.0.0.1:${portOf(free)}`;
  await new Promise((resolve) => free.close(resolve));
  const served = { manifest, version: '0.1.0-dev', container: 'mfe_a', port: portOf(moduleServer) };
  const modules = [
    { name: 'mfe-a', served: Promise.resolve(served) },
    { name: 'mfe-broken', served: Promise.resolve(undefined) },
  ];
  builds = serveBuilds(modules, product, address);
  await new Promise<void>((resolve) => builds.listen(Number(new URL(address).port), '127.0.0.1', resolve));
});
afterEach(() => {
  for (const server of [builds, moduleServer]) server.close();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    request(new URL(path, address), { headers }, (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    })
      .on('error', reject)
      .end();
  });

test('the running product, and no other site, reads what a module is and its files', async () => {
  const answer = await ask('/dev/mfe-a/registry.json');
  expect(answer.headers['access-control-allow-origin']).toBe('https://www.example.com');
  expect(JSON.parse(answer.body)).toMatchObject({
    manifest: { name: 'mfe-a' },
    current: { version: '0.1.0-dev', base: `${address}/dev/mfe-a/`, entry: 'entry.js', container: 'mfe_a' },
  });
  const file = await ask('/dev/mfe-a/entry.js');
  expect([file.status, file.body]).toEqual([200, 'entry']);
  expect(file.headers['access-control-allow-origin']).toBe('https://www.example.com');
});

test('a script without CORS reaches the module’s own server as such, which refuses it; a picture is let through', async () => {
  await ask('/dev/mfe-a/entry.js', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' });
  await ask('/dev/mfe-a/picture.svg', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' });
  expect(seen.map(({ headers }) => headers['sec-fetch-mode'])).toEqual(['no-cors', undefined]);
});

test('another name for this computer, an unknown module and one that does not run are refused', async () => {
  expect((await ask('/dev/mfe-a/entry.js', { host: 'rebound.example.com' })).status).toBe(403);
  expect((await ask('/dev/mfe-b/entry.js')).status).toBe(404);
  expect((await ask('/dev/mfe-broken/entry.js')).status).toBe(502);
  expect(seen).toEqual([]);
});

const upgrade = (origin: string) =>
  new Promise<string>((resolve) => {
    const { port, host } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `GET /dev/mfe-a/ws HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    socket.on('error', () => undefined);
    void text(socket)
      .catch(() => '')
      .then(resolve);
  });

test('edits reach pages of the running product alone', async () => {
  expect(await upgrade('https://www.example.com')).toContain('101 Switching Protocols');
  expect(await upgrade(address)).toBe('');
  expect(await upgrade('https://elsewhere.example.com')).toBe('');
});

test('the link opens the module’s first page of the console; a module without one is refused', () => {
  expect(previewAddress(manifest, product, 'http://127.0.0.1:4000')).toBe(
    'https://www.example.com/dashboard/a?preview=mfe-a@http://127.0.0.1:4000',
  );
  expect(() => previewAddress({ ...manifest, routes: [] }, product, 'http://127.0.0.1:4000')).toThrow(
    'mfe-a has no page of the console',
  );
});
