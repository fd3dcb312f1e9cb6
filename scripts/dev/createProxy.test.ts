import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createProxy, type Parts } from './createProxy';
import { listenOn } from './listenOn';
import { UnreleasedData } from './UnreleasedData';

const document =
  '<html data-prerendered="/"><head><meta name="api-base" content="/api"><script type="application/json" id="registry">{"modules":{}}</script></head><body><div id="root">old</div></body></html>';
const policy = "default-src 'none'; connect-src 'self'; script-src 'self'";

let folder: string;
let upstream: Server;
let moduleServer: Server;
let proxy: Server;
/** Requests that reached the servers behind the proxy. */
let seen: IncomingMessage[];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const started = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

beforeEach(async () => {
  seen = [];
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  writeFileSync(join(folder, 'shell.js'), 'development');
  upstream = await started(
    createServer((incoming, response) => {
      seen.push(incoming);
      if (incoming.url === '/moved')
        return void response.writeHead(302, { location: `http://${incoming.headers.host}/there` }).end();
      if (incoming.url === '/api/docs')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>API</title>');
      if (incoming.url === '/api/m/mfe-a/runs') return void response.writeHead(200).end('[]');
      if (incoming.url?.startsWith('/api') || incoming.url?.startsWith('/shell'))
        return void text(incoming).then((body) =>
          response
            .writeHead(201, { 'content-type': 'application/json', 'x-total-count': '3' })
            .end(`${incoming.method} ${body}`),
        );
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, etag: '"1"' })
        .end(document);
    }),
  );
  moduleServer = await started(
    createServer((incoming, response) => {
      seen.push(incoming);
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('entry');
    }).on('upgrade', (incoming, socket) => {
      seen.push(incoming);
      socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    }),
  );
  const manifest = {
    contract: 1 as const,
    name: 'mfe-a',
    title: 'A',
    team: 'A',
    shellApi: '^1.0.0',
    routes: [{ path: '/a/:id', page: 'APage' }],
    sidebar: [],
    lightPages: [{ path: '/board', title: 'Board', source: 'board' }],
    resources: ['runs'].map((name) => ({
      name,
      title: name,
      search: [],
      sort: [],
      unique: [],
      read: 'staff' as const,
      write: 'staff' as const,
      schema: { type: 'object', properties: { days: { type: 'integer', maximum: 31 } }, required: ['days'] },
    })),
  };
  const module = {
    name: 'mfe-a',
    dir: folder,
    served: Promise.resolve({ manifest, container: 'a', version: '1.0.0-dev', port: portOf(moduleServer) }),
  };
  const broken = { name: 'mfe-broken', dir: folder, served: Promise.resolve(undefined) };
  const parts: Parts = {
    url: new URL(`http://127.0.0.1:${portOf(upstream)}`),
    shell: { folder, entry: ['shell.js'] },
    modules: [module, broken],
    unreleased: new UnreleasedData(() => Promise.reject(new Error('Everything that is asked for is released.'))),
    refreshScript: 'runtime',
  };
  proxy = await started(createProxy(Promise.resolve(parts)));
});
afterEach(() => {
  for (const server of [proxy, upstream, moduleServer]) server.close();
  rmSync(folder, { recursive: true });
});

const ask = (
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(proxy), path, method, headers }, (answer) => {
      void text(answer).then((content) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
      );
    })
      .on('error', reject)
      .end(body);
  });
const browser = { accept: 'text/html,*/*', 'if-none-match': '"1"', 'accept-encoding': 'br' };

test('a document asks for the development files, is never kept, and may open the web socket', async () => {
  const answer = await ask('/a/7', { headers: browser });
  expect(answer.body).toContain('/dev/mfe-a/');
  expect(answer.body).not.toContain('old');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers['content-security-policy']).toBe(
    `default-src 'none'; connect-src ws://127.0.0.1:${portOf(proxy)} 'self'; script-src 'self'`,
  );
  expect(seen[0]?.headers['if-none-match']).toBeUndefined();
  expect(seen[0]?.headers['accept-encoding']).toBeUndefined();
});

test('a path known only to the sources is found, and any other keeps the server’s answer', async () => {
  expect((await ask('/a/7', { headers: browser })).status).toBe(200);
  expect((await ask('/a', { headers: browser })).status).toBe(404);
});

test('calls of the API are made as if on the server’s own origin, with their body', async () => {
  const origin = `http://127.0.0.1:${portOf(proxy)}`;
  const answer = await ask('/api/leads?page=2', {
    method: 'POST',
    body: 'text',
    headers: { origin, referer: `${origin}/dashboard`, authorization: 'Bearer t' },
  });
  expect(answer).toMatchObject({ status: 201, body: 'POST text', headers: { 'x-total-count': '3' } });
  const own = `127.0.0.1:${portOf(upstream)}`;
  expect(seen[0]).toMatchObject({
    url: '/api/leads?page=2',
    headers: { host: own, origin: `http://${own}`, referer: `http://${own}/dashboard`, authorization: 'Bearer t' },
  });
});

test('a path that looks like another server’s address stays a path', async () => {
  await ask('//example.com/api', { headers: { accept: '*/*' } });
  expect(seen.map(({ url }) => url)).toEqual(['//example.com/api']);
});

test('a redirect stays on this origin, and a document of something else is passed on', async () => {
  expect((await ask('/moved', { headers: browser })).headers.location).toBe(`http://127.0.0.1:${portOf(proxy)}/there`);
  expect((await ask('/api/docs', { headers: browser })).body).toBe('<title>API</title>');
});

test('the shell’s files are those of development, and no other file of the disk', async () => {
  expect(await ask('/shell/shell.js')).toMatchObject({
    status: 200,
    body: 'development',
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
  expect((await ask('/shell/released.js')).body).toBe('GET ');
  expect((await ask('/shell/../../../../etc/hostname')).body).toBe('GET ');
  expect((await ask('/dev/refresh.js')).body).toBe('runtime');
});

test('a module’s files come from its development server; without one, the page is told where to look', async () => {
  expect(await ask('/dev/mfe-a/entry.js')).toMatchObject({ status: 200, body: 'entry' });
  expect(await ask('/dev/mfe-broken/entry.js')).toMatchObject({
    status: 502,
    body: 'mfe-broken does not answer; the terminal says why.',
  });
});

test('an unreachable server is reported in one clear sentence', async () => {
  const url = `http://127.0.0.1:${portOf(upstream)}`;
  await new Promise((resolve) => upstream.close(resolve));
  expect(await ask('/api/leads')).toMatchObject({
    status: 502,
    body: `${url} can't be reached; check that it runs, and the connection.`,
  });
});

const upgrade = (path: string, origin: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(portOf(proxy), '127.0.0.1', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${portOf(proxy)}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    );
    socket.on('error', () => undefined);
    void text(socket)
      .catch(() => '')
      .then(resolve);
  });

test('edits arrive over a web socket, which a page of another origin can’t open', async () => {
  expect(await upgrade('/dev/mfe-a/ws', `http://127.0.0.1:${portOf(proxy)}`)).toContain('101 Switching Protocols');
  expect(seen).toHaveLength(1);
  expect(await upgrade('/dev/mfe-a/ws', 'http://evil.example')).toBe('');
  expect(await upgrade('/other', `http://127.0.0.1:${portOf(proxy)}`)).toBe('');
  expect(seen).toHaveLength(1);
});

test('a port in use is reported in one clear sentence', async () => {
  await expect(listenOn(createServer(), portOf(proxy))).rejects.toThrow(
    `Port ${portOf(proxy)} is in use already; stop the program that has it or name another with --port.`,
  );
});

test('records of a resource that is released are the server’s', async () => {
  const answer = await ask('/api/m/mfe-a/runs', { method: 'POST', body: '{"days":40}', headers: { cookie: 'a=1' } });
  expect(seen.map(({ method, headers }) => [method, headers.cookie])).toEqual([
    ['GET', 'a=1'],
    ['POST', 'a=1'],
  ]);
  expect(answer.status).toBe(200);
});

test('a light page and its worker are built from the current sources', async () => {
  const write = (file: string, content: string) => writeFileSync(join(folder, 'src', file), content);
  mkdirSync(join(folder, 'src'));
  write('board.css', 'main { color: red }');
  write('board.ts', "document.title = 'first';");
  write('boardWorker.ts', "caches.open('board');");
  const first = await ask('/board', { headers: browser });
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(first.body).toContain('document.title="first"');
  expect(first.headers['content-security-policy']).toContain("script-src 'sha256-");
  write('board.ts', "document.title = 'second';");
  expect((await ask('/board', { headers: browser })).body).toContain('document.title="second"');
  expect(await ask('/board/worker.js')).toMatchObject({ body: expect.stringContaining('caches.open("board")') });
  rmSync(join(folder, 'src/board.css'));
  expect(await ask('/board', { headers: browser })).toMatchObject({
    status: 500,
    body: '/board does not compile; the terminal says why.',
  });
  expect(seen).toEqual([]);
});
