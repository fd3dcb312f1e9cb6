import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openTestApp, ownerCredentials, type TestApp } from '../../test/openTestApp';
import { buildApp } from '../app';
import { metrics } from './metrics';

let server: TestApp;
let app: FastifyInstance;
let address: string;
const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
const token = 'a-secret-for-prometheus';

beforeAll(async () => {
  server = await openTestApp();
  app = await buildApp({
    db: server.db,
    settings: { ...server.settings, logLevel: 'info', publicUrl: 'https://www.example.com' },
    plugins: [metrics({ token, leftOut: () => 2, isBehind: () => true })],
    log,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => lines.splice(0));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers: { authorization: `Bearer ${server.owner.token}`, ...headers } });

test('every answer has the id that its log line has', async () => {
  for (const path of ['/api/centers', '/api/nothing', '/nothing', '/api/centers?page=x']) {
    const id = (await get(path)).headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    // A line is written once its answer is out.
    const isLogged = () => lines.some((line) => JSON.parse(line).requestId === id);
    for (let tries = 0; tries < 1_000 && !isLogged(); tries += 1) await wait(5);
    expect(isLogged()).toBe(true);
  }
  expect((await get('/api/%')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('an id comes from a trusted proxy, when it is well-formed', async () => {
  const id = async (given: string) => (await get('/api/health', { 'x-request-id': given })).headers.get('x-request-id');
  expect(await id('3f2a-proxy.1')).toBe('3f2a-proxy.1');
  expect(await id('short')).not.toBe('short');
  expect(await id('a"b{injected}')).not.toContain('injected');
  const far = await app.inject({
    url: '/api/health',
    remoteAddress: '203.0.113.9',
    headers: { 'x-request-id': '3f2a-proxy.1' },
  });
  expect(far.headers['x-request-id']).not.toBe('3f2a-proxy.1');
});

test('what could not be read has an id too', async () => {
  const socket = connect((app.server.address() as AddressInfo).port);
  socket.end('nonsense\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 .*\r\nX-Request-Id: [0-9a-f-]{36}\r\n/is);
});

test('the log of a journey is lines of JSON that name no person, word, address or secret', async () => {
  const person = { name: 'Zubaida Zaheer', email: 'zubaida@zaheer.example', password: 'zaheer horse battery' };
  const call = (method: string, path: string, body?: object) =>
    fetch(`${address}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${server.owner.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });
  await call('POST', 'auth/register', person);
  await call('POST', 'auth/login', { ...person, password: 'zaheer wrong' });
  await call('POST', 'auth/login', ownerCredentials);
  await call('POST', 'contact', { name: person.name, email: person.email, message: 'zaheer calls' });
  await call('GET', 'leads?q=zaheer');
  await call('GET', 'search?q=zaheer');
  await call('GET', `leads/${person.email}`);
  await call('GET', 'nothing/zaheer?zaheer=1');
  await get('/zaheer/page');
  const { url } = (await (await call('POST', 'calendar/feed')).json()) as { url: string };
  const secret = new URL(url).pathname;
  await get(secret);
  await server.db.schema.alterTable('leads').renameTo('gone').execute();
  expect((await call('GET', 'leads?q=zaheer')).status).toBe(500);
  await server.db.schema.alterTable('gone').renameTo('leads').execute();
  for (let tries = 0; tries < 1_000 && lines.length < 13; tries += 1) await wait(5);
  const told = lines.map((line) => JSON.parse(line) as { level: number; status?: number; route: string });
  expect(told.length).toBeGreaterThanOrEqual(13);
  expect(told).toContainEqual(expect.objectContaining({ msg: 'request failed', method: 'GET', route: '/api/leads' }));
  expect(told).toContainEqual(expect.objectContaining({ msg: 'answered', status: 401, route: '/api/auth/login' }));
  const text = lines.join('');
  expect(text).not.toMatch(/zaheer|zubaida/i);
  for (const hidden of [server.owner.token, secret.split('/').at(-2) ?? '', ownerCredentials.email, '127.0.0.1'])
    expect(text).not.toContain(hidden);
});

test('behind TLS, a browser is told to stay with it; elsewhere it is not', async () => {
  expect((await get('/api/health')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const plain = await server.app.inject('/api/health');
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

test('metrics are for who has the token', async () => {
  expect((await get('/metrics')).status).toBe(403);
  const text = await (await get('/metrics', { authorization: `Bearer ${token}` })).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d/);
  expect(text).toContain('heavy_work{pool="papers",state="waiting"} 0');
  expect(text).toContain('modules_left_out 2');
  expect(text).toContain('registry_behind 1');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('without a token, metrics are for this machine, and not for whom a proxy passes on', async () => {
  const own = await buildApp({
    db: server.db,
    settings: server.settings,
    plugins: [metrics({ token: undefined, leftOut: () => 0, isBehind: () => false })],
    log: false,
  });
  const read = async (remoteAddress: string, headers = {}) =>
    (await own.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  expect(await read('127.0.0.1')).toBe(200);
  expect(await read('10.0.0.7')).toBe(403);
  expect(await read('::ffff:7f00:1', { host: 'localhost:3000' })).toBe(200);
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect([header, await read('127.0.0.1', { [header]: '203.0.113.9' })]).toEqual([header, 403]);
  expect(await read('127.0.0.1', { host: 'www.example.com' })).toBe(403);
  await own.close();
});

test('a server that has a name elsewhere has a proxy, whose calls look like this machine’s: without a token nobody reads its metrics', async () => {
  const own = await buildApp({
    db: server.db,
    settings: server.settings,
    plugins: [
      metrics({ token: undefined, publicUrl: 'https://www.example.com', leftOut: () => 0, isBehind: () => false }),
    ],
    log: false,
  });
  const { statusCode, body } = await own.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect([statusCode, body]).toEqual([403, expect.stringContaining('METRICS_TOKEN')]);
  await own.close();
});

test('a server that is about to end says so first, and answers everything; connections end with their answer', async () => {
  const ended = await buildApp({ db: server.db, settings: server.settings, log: false });
  const at = await ended.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(`${at}/api/ready`)).status).toBe(200);
  ended.drain.isOn = true;
  const ready = await fetch(`${at}/api/ready`);
  expect([ready.status, ready.headers.get('connection'), await ready.json()]).toEqual([
    503,
    'close',
    { ready: false, reason: 'draining' },
  ]);
  expect((await fetch(`${at}/api/health`)).status).toBe(200);
  await ended.close();
});

test('what runs when the server ends is answered', async () => {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const own = await buildApp({
    db: server.db,
    settings: server.settings,
    apiParts: [
      async (scope) =>
        void scope.get('/slow', { config: { access: 'public' }, schema: { summary: 'Answers late' } }, async () => {
          begin();
          await wait(200);
          return 'done';
        }),
    ],
    log: false,
  });
  const at = await own.listen({ port: 0, host: '127.0.0.1' });
  const asking = request(`${at}/api/slow`).end();
  await begun;
  own.drain.isOn = true;
  const [[answer]] = await Promise.all([once(asking, 'response'), own.close()]);
  expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
});
