import type { OwnSession } from 'shared/domain/accounts/sessionAnswers';
import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';
import { hashOf } from '../auth/secretTokens';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1';

async function signIn(userAgent: string, remoteAddress: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: ownerCredentials,
    headers: { 'user-agent': userAgent },
    remoteAddress,
  });
  return (answer.json() as { token: string }).token;
}
const sessions = async (token: string) =>
  (await server.call('GET', 'auth/sessions', undefined, { token })).json() as OwnSession[];
const status = async (token: string) => (await server.call('GET', 'auth/me', undefined, { token })).statusCode;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const change = (token: string, times: { createdAt?: string; seenAt?: string }) =>
  server.db.updateTable('sessions').set(times).where('tokenHash', '=', hashOf(token)).execute();
const hours = 60 * 60 * 1000;

test('a person sees where they are signed in: the device, the place, since when, and which session is this one', async () => {
  const [one, two] = [await signIn(firefox, '203.0.113.5'), await signIn(safari, '198.51.100.7')];
  const listed = await sessions(one);
  expect(listed.map(({ device, address, isThis }) => [device, address, isThis])).toEqual([
    ['Firefox on Windows', '203.0.113.5', true],
    ['Safari on iOS', '198.51.100.7', false],
    ['', '', false],
  ]);
  expect(Math.abs(Date.parse(listed[0]?.createdAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect((await sessions(two))[0]).toMatchObject({ device: 'Safari on iOS', isThis: true });
  expect(JSON.stringify(listed)).not.toContain(hashOf(one));
});

test('an ended session is refused at its next call, on every server', async () => {
  const [one, two] = [await signIn(firefox, '203.0.113.5'), await signIn(safari, '198.51.100.7')];
  const other = (await sessions(one)).find(({ device }) => device === 'Safari on iOS');
  expect((await server.call('DELETE', `auth/sessions/${other?.id}`, undefined, { token: one })).statusCode).toBe(204);
  for (const app of await server.servers()) {
    const ask = (token: string) =>
      app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } }).then((a) => a.statusCode);
    expect([await ask(one), await ask(two)]).toEqual([200, 401]);
  }
  expect((await server.call('DELETE', `auth/sessions/${other?.id}`, undefined, { token: one })).statusCode).toBe(404);
});

test('all others are ended at once, and this one stays', async () => {
  const [one, two] = [await signIn(firefox, '203.0.113.5'), await signIn(safari, '198.51.100.7')];
  expect((await server.call('DELETE', 'auth/sessions', undefined, { token: two })).statusCode).toBe(204);
  expect([await status(one), await status(two), await status(server.owner.token)]).toEqual([401, 200, 401]);
});

test('nobody sees or ends the sessions of another', async () => {
  const bela = { name: 'Bela', email: 'bela@example.com', password: 'a long password' };
  await server.call('POST', 'auth/register', bela, { token: '' });
  await server.db.updateTable('accounts').set({ status: 'active' }).execute();
  const { token } = (await server.call('POST', 'auth/login', bela, { token: '' })).json() as { token: string };
  expect(await sessions(token)).toHaveLength(1);
  const [mine] = await sessions(server.owner.token);
  expect((await server.call('DELETE', `auth/sessions/${mine?.id}`, undefined, { token })).statusCode).toBe(404);
  expect((await server.call('DELETE', 'auth/sessions', undefined, { token })).statusCode).toBe(204);
  expect(await status(server.owner.token)).toBe(200);
});

test('the last use and its address are recorded, at most once a minute', async () => {
  const token = await signIn(firefox, '203.0.113.5');
  const use = (remoteAddress: string) =>
    server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` }, remoteAddress });
  await change(token, { seenAt: ago(50_000) });
  await use('192.0.2.1');
  expect((await sessions(token))[0]?.address).toBe('203.0.113.5');
  await change(token, { seenAt: ago(70_000) });
  await use('192.0.2.1');
  const [noted] = await sessions(token);
  expect(noted?.address).toBe('192.0.2.1');
  expect(Date.now() - Date.parse(noted?.seenAt ?? '')).toBeLessThan(30_000);
});

test('setting the clock back extends no session: all existing ones end', async () => {
  const [used, unused] = [await signIn(firefox, '203.0.113.5'), await signIn(safari, '198.51.100.7')];
  // Five hours old, one of them in use until now; then the clock goes two hours back.
  await change(used, { createdAt: ago(3 * hours), seenAt: ago(-2 * hours) });
  await change(unused, { createdAt: ago(3 * hours), seenAt: ago(1 * hours) });
  expect([await status(used), await status(unused)]).toEqual([401, 401]);
  const anew = await signIn(firefox, '203.0.113.5');
  expect([await status(anew), await status(used), await status(unused)]).toEqual([200, 401, 401]);
  expect(await sessions(anew)).toHaveLength(1);
});

test('clock differences of minutes between servers end nothing', async () => {
  const token = await signIn(firefox, '203.0.113.5');
  await change(token, { seenAt: ago(-4 * 60_000) });
  expect(await status(token)).toBe(200);
});
