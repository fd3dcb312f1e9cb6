import { openTestApp, type TestApp } from '../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const publicCalls = [
  'GET /api/ready',
  'GET /api/health',
  'GET /api/docs',
  'GET /api/docs.json',
  'GET /api/docs.css',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/send_otp.php',
  'POST /api/contact',
  'GET /api/calendar/:token/compliance.ics',
];
const name = (route: { method: string; url: string }) => `${route.method} ${route.url}`;
const reach = (route: { method: string; url: string }, token?: string) =>
  server.app.inject({
    method: route.method as 'GET',
    url: route.url.replace(/:\w+/g, 'x'),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('no call but the known few is open to everyone', () => {
  const open = server.app.apiRoutes.filter((route) => route.access === 'public').map(name);
  expect(open.sort()).toEqual([...publicCalls].sort());
});

test('every other call answers 401 without a session and with a made-up token', async () => {
  const guarded = server.app.apiRoutes.filter((route) => route.access !== 'public');
  expect(guarded.length).toBeGreaterThan(40);
  for (const route of guarded) {
    for (const token of [undefined, 'made-up-token-made-up-token']) {
      const answer = await reach(route, token);
      expect([name(route), answer.statusCode, answer.json().code]).toEqual([name(route), 401, 'no_session']);
    }
  }
});

test('the owner’s calls answer 403 to everyone else', async () => {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [bela] = (await server.call('GET', 'accounts?q=bela')).json();
  await server.call('PUT', `accounts/${bela.id}`, { status: 'active' });
  const { token } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  const owners = server.app.apiRoutes.filter((route) => route.access === 'owner');
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
