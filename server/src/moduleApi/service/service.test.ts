import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { openPayroll } from '../payroll.fixture';

let target: Server;
/** What the service does with the next calls. */
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
let server: TestApp;
let payroll: Awaited<ReturnType<typeof openPayroll>>;
const withService = {
  version: '1.0.0',
  change: (release: { manifest: { service?: object } }) =>
    void (release.manifest.service = { path: 'service', access: 'staff' }),
};

beforeAll(async () => {
  target = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => target.once('listening', resolve));
  const address = `http://127.0.0.1:${(target.address() as AddressInfo).port}/base`;
  server = await openTestApp({
    settings: { moduleServices: { 'mfe-payroll': address, 'mfe-down': 'http://127.0.0.1:9' } },
  });
  payroll = await openPayroll(server, {
    connectMs: 500,
    silentMs: 300,
    wholeMs: 2_000,
    requestBytes: 1_000_000,
    answerBytes: 1_000_000,
  });
  payroll.sources.services = ['mfe-payroll', 'mfe-down'];
  await payroll.publishCurrent(withService);
  await payroll.publishCurrent({ ...withService, name: 'mfe-down' });
  await payroll.live.follow();
});
afterAll(async () => {
  await payroll.close();
  await server.close();
  target.closeAllConnections();
  target.close();
});

const path = 'm/mfe-payroll/service';
const authorized = (more: Record<string, string> = {}) => ({ authorization: `Bearer ${payroll.owner.token}`, ...more });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Sends a GET for a target as it is, which no client would, and answers all that comes back. */
async function talk(target: string): Promise<string> {
  if (!payroll.app.server.listening) await payroll.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((payroll.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${payroll.owner.token}\r\nConnection: close\r\n\r\n`,
  );
  let said = '';
  for await (const part of socket) said += String(part);
  return said;
}

test('a call is passed on with the signed-in person, and with no cookie or token of ours', async () => {
  let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string } | undefined;
  answer = async (request, response) => {
    seen = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await bodyOf(request),
    } as typeof seen;
    response.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': 'theirs=1',
      'access-control-allow-origin': '*',
      'x-own': '1',
      etag: '"1"',
      connection: 'close',
    });
    response.end('{"done":true}');
  };
  const reply = await payroll.app.inject({
    method: 'PATCH',
    url: `/api/${path}/runs/7?month=2026-04`,
    headers: authorized({
      cookie: 'ours=1',
      'x-forwarded-for': '1.2.3.4',
      'x-signed-in-person': 'forged',
      te: 'trailers',
      accept: 'application/json',
    }),
    payload: { month: '2026-04' },
  });
  expect([reply.statusCode, reply.json()]).toEqual([201, { done: true }]);
  expect([reply.headers['set-cookie'], reply.headers['access-control-allow-origin'], reply.headers['x-own']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(reply.headers).toMatchObject({
    etag: '"1"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(seen).toMatchObject({ method: 'PATCH', url: '/base/runs/7?month=2026-04', body: '{"month":"2026-04"}' });
  expect(Object.keys(seen?.headers ?? {}).sort()).toEqual([
    'accept',
    'connection',
    'content-length',
    'content-type',
    'host',
    'x-request-id',
    'x-signed-in-person',
  ]);
  const keys = (await payroll.call('GET', 'module-keys', undefined, '')).json();
  expect(JSON.stringify(keys)).not.toContain('"d"');
  const { payload } = await jwtVerify(String(seen?.headers['x-signed-in-person']), createLocalJWKSet(keys), {
    issuer: 'http://127.0.0.1:3000',
    audience: 'mfe-payroll',
  });
  expect(payload).toMatchObject({ sub: payroll.owner.account.id, name: 'Asha Rao', role: 'owner' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
});

test('nobody calls it without signing in, and no way leads out of its folder', async () => {
  answer = (_request, response) => response.end('reached');
  expect((await payroll.call('GET', `${path}/x`, undefined, '')).statusCode).toBe(401);
  for (const way of ['../../moduleData/secret', '%2e%2e/secret', 'a/%2e%2e%2fsecret', 'a/..%5csecret', '.', '%zz'])
    expect([400, 404]).toContain(
      (await payroll.app.inject({ url: `/api/${path}/${way}`, headers: authorized() })).statusCode,
    );
  expect((await payroll.call('GET', `${path}/a..b`)).body).toBe('reached');
});

test('a target with a host in front of it is refused, and reaches nobody', async () => {
  let reached = 0;
  const elsewhere = createServer((_request, response) => {
    reached += 1;
    response.end('reached');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => elsewhere.once('listening', resolve));
  answer = (_request, response) => {
    reached += 1;
    response.end('reached');
  };
  const { port } = elsewhere.address() as AddressInfo;
  // As long as what the path would be cut by.
  const host = `${'a'.repeat(`/api/${path}`.length - 'http://'.length)}@127.0.0.1:${port}`;
  const reply = await talk(`http://${host}/api/${path}/x`);
  elsewhere.close();
  expect([reply.slice(0, 12), reached]).toEqual(['HTTP/1.1 400', 0]);
});

test.each([
  [`/api/m/mfe-payroll/%73ervice/a?x=1?y`, '/base/a?x=1?y'],
  [`/api/${path}/a%20b/%252e%252e/c%3Fd`, '/base/a%20b/%252e%252e/c%3Fd'],
  [`/api/${path}/runs/?x=%2F`, '/base/runs/?x=%2F'],
])('%s is passed on as %s, decoded once', async (target, url) => {
  let seen: string | undefined;
  answer = (request, response) => {
    seen = request.url;
    response.end();
  };
  await talk(target);
  expect(seen).toBe(url);
});

test('a packed body reaches it as it was sent, with the name of its encoding', async () => {
  let seen: unknown;
  answer = async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    seen = [request.headers['content-encoding'], gunzipSync(Buffer.concat(parts)).toString()];
    response.end();
  };
  const headers = authorized({ 'content-type': 'application/json', 'content-encoding': 'gzip' });
  await payroll.app.inject({ method: 'POST', url: `/api/${path}/x`, headers, payload: gzipSync('{"month":4}') });
  expect(seen).toEqual(['gzip', '{"month":4}']);
});

test('the key of an attempt reaches it with each repeat: only the service knows what it did', async () => {
  const seen: unknown[] = [];
  answer = async (request, response) => {
    seen.push([request.headers['idempotency-key'], await bodyOf(request)]);
    response.end(`answer ${seen.length}`);
  };
  const headers = authorized({ 'content-type': 'application/json', 'idempotency-key': 'attempt-of-a-module' });
  const send = () => payroll.app.inject({ method: 'POST', url: `/api/${path}/x`, headers, payload: '{"month":4}' });
  expect([(await send()).body, (await send()).body]).toEqual(['answer 1', 'answer 2']);
  expect(seen).toEqual(Array(2).fill(['attempt-of-a-module', '{"month":4}']));
});

test.each<[string, () => Promise<unknown> | unknown, number, string, string]>([
  [
    'redirects',
    () => (answer = (_request, response) => response.writeHead(302, { location: 'https://evil.example' }).end()),
    502,
    'service_redirects',
    'The service of mfe-payroll answered with another address, which is not followed. Tell the team Payroll.',
  ],
  [
    'hangs',
    () => (answer = () => undefined),
    504,
    'service_slow',
    'The service of mfe-payroll did not answer in time. Please try again later; if it stays, tell the team Payroll.',
  ],
  [
    'breaks off',
    () => (answer = (request) => request.socket.destroy()),
    502,
    'service_down',
    'The service of mfe-payroll can’t be reached. Please try again later; if it stays, tell the team Payroll.',
  ],
  [
    'answers 100 MB',
    () => (answer = (_request, response) => response.writeHead(200, { 'content-length': '100000000' }).write('x')),
    502,
    'service_too_large',
    'The service of mfe-payroll answered more than the 1 MB that are passed on. Tell the team Payroll.',
  ],
  [
    'refuses the person',
    () => (answer = (_request, response) => response.writeHead(401).end()),
    502,
    'service_refuses',
    'The service of mfe-payroll did not accept who is signed in. Tell the team Payroll.',
  ],
])('a service that %s is told of in a sentence', async (_what, prepare, status, code, message) => {
  await prepare();
  const reply = await payroll.call('GET', `${path}/x`);
  expect([reply.statusCode, reply.json()]).toEqual([status, { message, code }]);
  expect(reply.headers.location).toBeUndefined();
});

test('a service that is down is told of in a sentence', async () => {
  const reply = await payroll.call('GET', 'm/mfe-down/service/x');
  expect([reply.statusCode, reply.json().code]).toEqual([502, 'service_down']);
});

test('what is too large to send is refused, said beforehand or not', async () => {
  answer = async (request, response) => response.end(String((await bodyOf(request)).length));
  expect((await payroll.call('POST', `${path}/x`, { text: 'x'.repeat(900_000) })).body).toBe('900011');
  expect((await payroll.call('POST', `${path}/x`, { text: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
});

test('an answer is passed on as it comes, and one that does not end is cut', async () => {
  await talk(`/api/${path}/x`);
  const address = `http://127.0.0.1:${(payroll.app.server.address() as AddressInfo).port}`;
  const get = () => fetch(`${address}/api/${path}/x`, { headers: authorized() });
  answer = async (_request, response) => {
    response.write('first ');
    await wait(100);
    response.end('last');
  };
  const parts: string[] = [];
  const streamed = await get();
  for await (const part of streamed.body ?? []) parts.push(Buffer.from(part).toString());
  expect(parts.join('|')).toBe('first |last');
  answer = (_request, response) => {
    // A response that was cut stays `writable`; only `destroyed` tells that nobody reads any more.
    const write = () => response.destroyed || response.write('x'.repeat(100_000), () => setImmediate(write));
    write();
  };
  const endless = await get();
  let bytes = 0;
  const read = async () => {
    for await (const part of endless.body ?? []) bytes += (part as Uint8Array).length;
  };
  await expect(read()).rejects.toThrow('terminated');
  expect(bytes).toBeLessThan(1_500_000);
});

test('no release says where its service is: without the operator’s word it is refused', async () => {
  await expect(payroll.publishCurrent({ ...withService, name: 'mfe-other' })).rejects.toMatchObject({
    reasons: [
      "It has a service at service/, and this server's setting MODULE_SERVICES names no address for mfe-other; ask the operator to add it.",
    ],
  });
});
