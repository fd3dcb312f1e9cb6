import type { FastifyInstance } from 'fastify';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildProduct } from '../product';
import { LiveRegistry } from '../releases/LiveRegistry';
import { openStore } from '../releases/releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
/** The whole of what a process serves, as `main` puts it together. */
let app: FastifyInstance;
beforeAll(async () => {
  server = await openTestApp();
  const { db, settings } = server;
  opened = openStore(db);
  live = await LiveRegistry.open(opened.store);
  const { store, sources } = opened;
  app = await buildProduct({ db, settings, store, live, sources, log: false });
});
afterAll(async () => {
  live.close();
  await app.close();
  await server.close();
  opened.remove();
});

const publicCalls = [
  'GET /api/ready',
  'GET /api/health',
  'GET /api/docs',
  'GET /api/docs.json',
  'GET /api/docs.css',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/passkeys/sign-in',
  'POST /api/auth/passkeys/sign-in/question',
  'POST /api/auth/forgotten',
  'POST /api/auth/reset/link',
  'POST /api/auth/reset',
  'POST /api/send_otp.php',
  'POST /api/contact',
  'GET /api/calendar/:token/compliance.ics',
  'GET /api/module-keys',
  'GET /api/registry/revision',
  'POST /api/module-reports',
];
/** Those that a deploy token opens as an account does, so that the guard of accounts lets them through to their own. */
const releasersCalls = [
  'GET /api/releases',
  'GET /api/releases/:module/:version/release',
  'GET /api/releases/:module/replays',
  'GET /api/releases/:module/shell',
  'POST /api/releases/:module',
  'POST /api/releases/:module/:version/replays',
  'POST /api/releases/:module/promote',
  'POST /api/releases/:module/retire',
  'POST /api/releases/:module/rollback',
];
const name = (route: { method: string; url: string }) => `${route.method} ${route.url}`;
const reach = (route: { method: string; url: string }, token?: string) =>
  app.inject({
    method: route.method as 'GET',
    url: route.url.replace(/:\w+/g, 'x'),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('no call but the known few is open to everyone', () => {
  const open = app.apiRoutes.filter((route) => route.access === 'public').map(name);
  expect(open.sort()).toEqual([...publicCalls, ...releasersCalls].sort());
});

test('every other call answers 401 without a session and with a made-up token', async () => {
  const guarded = app.apiRoutes.filter((route) => !publicCalls.includes(name(route)));
  expect(guarded.length).toBeGreaterThan(40);
  for (const route of guarded) {
    for (const token of [undefined, 'made-up-token-made-up-token']) {
      const answer = await reach(route, token);
      const code = releasersCalls.includes(name(route)) ? /^(no|wrong)_token$/ : /^no_session$/;
      expect([name(route), answer.statusCode, answer.json().code]).toEqual([
        name(route),
        401,
        expect.stringMatching(code),
      ]);
    }
  }
});

test('the owner’s calls answer 403 to everyone else', async () => {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [bela] = (await server.call('GET', 'accounts?q=bela')).json();
  await server.call('PUT', `accounts/${bela.id}`, { status: 'active' });
  const { token } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  const owners = app.apiRoutes.filter((route) => route.access === 'owner');
  expect(owners.length).toBeGreaterThan(4);
  for (const route of owners) expect([name(route), (await reach(route, token)).statusCode]).toEqual([name(route), 403]);
});

test('an unknown path is 404 as JSON, with and without a session', async () => {
  for (const token of ['', server.owner.token]) {
    const answer = await server.call('GET', 'nothing/here', undefined, { token });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test('answers carry the headers that keep them data', async () => {
  const { headers } = await server.call('GET', 'centers');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
