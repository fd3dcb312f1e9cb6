import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildApp } from '../app';

let server: TestApp;
let app: FastifyInstance;
let address: string;
/** Long enough that a process which is busy for half a second has still read enough of what gets on. */
const pace = { windowMs: 800, leastBytes: 1_000 };

beforeAll(async () => {
  server = await openTestApp();
  const failing = async (scope: FastifyInstance) => {
    scope.get('/fails', { config: { access: 'public' } }, (_request, reply) =>
      reply
        .type('application/json')
        .header('X-Total-Count', 9)
        .send(
          Readable.from(
            (async function* () {
              await wait(1);
              if (address !== '') throw new Error('gone');
              yield 'x'.repeat(5000);
            })(),
          ),
        ),
    );
  };
  app = await buildApp({
    db: server.db,
    settings: server.settings,
    apiParts: [failing],
    plugins: [async (site) => void site.get('/moved', (_request, reply) => reply.redirect('/'))],
    log: false,
    pace,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Writes to a connection and answers all that comes back until the server closes it, or says nothing for 20 s. */
async function talk(...parts: (string | number)[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.setTimeout(20_000, () => socket.destroy());
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += String(chunk);
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  for (const part of parts) {
    if (typeof part === 'number') await wait(part);
    else if (!socket.destroyed) socket.write(part);
  }
  await closed;
  return answer;
}
const bodyOf = (answer: string) =>
  JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4).replace(/^[\da-f]+\r\n|\r\n0\r\n\r\n$/g, '')) as {
    message: string;
    code: string;
  };

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400, 'bad_input'],
  ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_long'],
  ['an address that can’t be read', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'bad_input'],
  [
    'an address with a host in front',
    'GET http://evil.example/api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
    'bad_input',
  ],
  [
    'a form sent to an address with a host in front',
    'POST http://evil.example/moved HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    400,
    'bad_input',
  ],
  [
    'an address with a part that is too long',
    `GET /api/centers/${'x'.repeat(500)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    414,
    'too_long',
  ],
])('%s is answered in the documented shape, with the security headers', async (_name, request, status, code) => {
  const answer = await talk(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  expect(bodyOf(answer)).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
});

test('a redirect and a 404 carry the security headers', async () => {
  for (const path of ['/moved', '/nothing', '/api/nothing']) {
    expect((await app.inject(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
      'referrer-policy': expect.any(String),
    });
  }
});

const post = (length: number) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('a body that stands still is answered 408 and ends the connection', async () => {
  const answer = await talk(post(100), '{"email":');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(bodyOf(answer)).toMatchObject({ code: 'too_slow' });
});

test('a body that began fast and then stands still is answered 408 too', async () => {
  const answer = await talk(post(5_000), 100, `{"email":"${'x'.repeat(3_000)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that gets on passes, however long it takes in sum', async () => {
  const text = JSON.stringify({ email: 'nobody@example.com', password: 'x', name: 'y'.repeat(12 * 1_500) });
  const slices = Array.from({ length: 12 }, (_, index) => text.slice(index * 1_600, (index + 1) * 1_600));
  const answer = await talk(
    post(Buffer.byteLength(text)).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    ...slices.flatMap((slice) => [slice, 100]),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
});

test('what is too large is answered 413, and the connection is closed', async () => {
  const answer = await talk(post(5_000_000), 'x'.repeat(100_000));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/connection: close/i);
  const whole = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x'.repeat(2_000_000) }),
  });
  expect([whole.status, ((await whole.json()) as { code: string }).code]).toEqual([413, 'too_large']);
});

test('an error in the place of a compressed list can be read', async () => {
  const answer = await fetch(`${address}/api/fails`, { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.status, answer.headers.get('x-total-count'), await answer.json()]).toEqual([
    500,
    null,
    expect.objectContaining({ code: 'server_error' }),
  ]);
});
