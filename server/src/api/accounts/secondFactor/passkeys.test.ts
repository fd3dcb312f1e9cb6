import { openTestApp, ownerCredentials, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { TestAuthenticator } from '../../../../test/TestAuthenticator';
import { whileUnderWay } from '../../../../test/whileUnderWay';
import { lockAccount } from '../../auth/lockAccount';
import { relyingParty } from './passkeys';
import { resetSecondFactor } from './resetSecondFactor';

const site = 'https://www.example.com';
let server: TestApp;
let device: TestAuthenticator;
beforeEach(async () => {
  server = await openTestApp({ settings: { publicUrl: site, secretKey: 'a secret of thirty-two letters..' } });
  device = new TestAuthenticator('www.example.com', site);
});
afterEach(() => server.close());

const currentPassword = ownerCredentials.password;
const question = async () => (await server.call('POST', 'auth/passkeys/question', { currentPassword })).json();
const keep = (answer: object, name = 'Work laptop') => server.call('POST', 'auth/passkeys', { name, answer });
const asked = async () =>
  (await server.call('POST', 'auth/passkeys/sign-in/question', undefined, { token: '' })).json();
const enter = (answer: object) => server.call('POST', 'auth/passkeys/sign-in', { answer }, { token: '' });
const list = async () => (await server.call('GET', 'auth/passkeys')).json();
const login = () => server.call('POST', 'auth/login', { ...ownerCredentials, name: '' }, { token: '' });

async function add() {
  const kept = await keep(device.make(await question()));
  expect(kept.statusCode).toBe(201);
  return kept.json();
}

test('a passkey is created with the password, named, and signs in without it', async () => {
  expect((await server.call('POST', 'auth/passkeys/question', { currentPassword: 'wrong' })).statusCode).toBe(400);
  const whole = await question();
  expect(whole).toMatchObject({
    rp: { id: 'www.example.com' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await add();
  expect(await list()).toMatchObject([{ name: 'Work laptop', usedAt: null }]);
  const answer = await enter(device.use(await asked()));
  expect(answer.json()).toMatchObject({ account: { email: ownerCredentials.email }, isLimited: false });
  const { token } = answer.json();
  expect((await server.call('GET', 'centers', undefined, { token })).statusCode).toBe(200);
  expect((await list())[0].usedAt).toMatch(/^20/);
  const written = await server.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('action', '=', 'sign-in')
    .execute();
  expect(written).toContainEqual({ action: 'sign-in', detail: 'passkey' });
});

test('a passkey names the company by the owner’s current name for it', async () => {
  await enterRealLetterhead(server, { name: 'Om Staffing' });
  expect((await question()).rp.name).toBe('Om Staffing');
});

test('a challenge is answered once, in time, by its own kind of response', async () => {
  const first = await question();
  expect((await keep(device.make(first))).statusCode).toBe(201);
  expect((await keep(new TestAuthenticator('www.example.com', site).make(first))).statusCode).toBe(400);
  expect((await enter(device.use(await question()))).statusCode).toBe(401);
  expect((await enter(device.use({ challenge: 'bWFkZS11cA' }))).statusCode).toBe(401);

  const used = device.use(await asked());
  expect((await enter(used)).statusCode).toBe(200);
  expect((await enter(used)).json().code).toBe('wrong_passkey');

  const late = await asked();
  await server.db
    .updateTable('challenges')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await enter(device.use(late))).statusCode).toBe(401);
});

test('a response from another site, without user verification, or with another key is refused', async () => {
  expect((await keep(device.make(await question(), { origin: 'https://evil.example' }))).statusCode).toBe(400);
  expect((await keep(device.make(await question(), { isVerified: false }))).statusCode).toBe(400);
  expect((await keep(new TestAuthenticator('evil.example', site).make(await question()))).statusCode).toBe(400);
  expect(await list()).toEqual([]);
  await add();
  expect((await enter(device.use(await asked(), { origin: 'https://evil.example' }))).statusCode).toBe(401);
  expect((await enter(device.use(await asked(), { isVerified: false }))).statusCode).toBe(401);
  const other = new TestAuthenticator('www.example.com', site).use(await asked());
  expect((await enter(other)).statusCode).toBe(401);
  expect((await enter({ ...other, id: (await list())[0].id, rawId: (await list())[0].id })).statusCode).toBe(401);
  expect((await enter(device.use(await asked()))).statusCode).toBe(200);
});

test('a counter that does not increase belongs to a copy, and is refused', async () => {
  await add();
  expect((await enter(device.use(await asked(), { counter: 7 }))).statusCode).toBe(200);
  for (const counter of [7, 3, 0])
    expect([counter, (await enter(device.use(await asked(), { counter }))).statusCode]).toEqual([counter, 401]);
  expect((await enter(device.use(await asked(), { counter: 8 }))).statusCode).toBe(200);
});

test('a removed passkey, or one of a removed account, signs nobody in', async () => {
  const { id } = await add();
  expect((await server.call('DELETE', 'auth/passkeys/none')).statusCode).toBe(404);
  expect((await server.call('DELETE', `auth/passkeys/${id}`)).statusCode).toBe(204);
  expect((await enter(device.use(await asked()))).json().code).toBe('wrong_passkey');
  await add();
  await server.db.updateTable('accounts').set({ deletedAt: new Date().toISOString() }).execute();
  expect((await enter(device.use(await asked()))).json().code).toBe('wrong_passkey');
});

test('a passkey counts as a second factor: if one is required it gives full access, is required, and the last one stays', async () => {
  const { id } = await add();
  await server.call('PUT', 'auth/second-factor/rule', { isRequired: true });
  expect((await enter(device.use(await asked()))).json().isLimited).toBe(false);
  expect((await login()).json()).toMatchObject({ code: 'passkey_needed' });
  expect((await server.call('GET', 'accounts')).json()).toMatchObject([{ hasSecondFactor: true }]);
  expect((await server.call('DELETE', `auth/passkeys/${id}`)).json().code).toBe('required');
  await server.call('PUT', 'auth/second-factor/rule', { isRequired: false });
  expect((await login()).statusCode).toBe(200);
});

test('if a second factor is required, the last passkey stays', async () => {
  const phone = new TestAuthenticator('www.example.com', site);
  const [first, second] = [await add(), (await keep(phone.make(await question()), 'Phone')).json()];
  await server.call('PUT', 'auth/second-factor/rule', { isRequired: true });
  const answer = await whileUnderWay(
    server,
    async (tx) => {
      await lockAccount(tx, server.owner.account.id);
      await tx.deleteFrom('passkeys').where('id', '=', first.id).execute();
    },
    () => server.call('DELETE', `auth/passkeys/${second.id}`),
  );
  expect(answer.json().code).toBe('required');
});

test('a passkey completes a limited session; it ends the others, and opens nothing elsewhere', async () => {
  await server.call('PUT', 'auth/second-factor/rule', { isRequired: true });
  const [other, limited] = [(await login()).json(), (await login()).json()];
  expect(limited.isLimited).toBe(true);
  const by = (session: { token: string }) => ({ token: session.token });
  expect((await server.call('GET', 'centers', undefined, by(limited))).statusCode).toBe(403);
  expect((await server.call('DELETE', 'auth/passkeys/x', undefined, by(limited))).statusCode).toBe(403);
  const asking = await server.call('POST', 'auth/passkeys/question', { currentPassword }, by(limited));
  const kept = await server.call(
    'POST',
    'auth/passkeys',
    { name: 'Phone', answer: device.make(asking.json()) },
    by(limited),
  );
  expect(kept.statusCode).toBe(201);
  expect((await server.call('GET', 'centers', undefined, by(limited))).statusCode).toBe(200);
  for (const ended of [other, server.owner])
    expect((await server.call('GET', 'auth/me', undefined, by(ended))).statusCode).toBe(401);
});

test('adding one in a full session ends no other session, and lifts no other’s limit', async () => {
  await server.call('PUT', 'auth/second-factor/rule', { isRequired: true });
  const limited = (await login()).json();
  await add();
  expect((await server.call('GET', 'auth/me', undefined, { token: limited.token })).statusCode).toBe(200);
  expect((await server.call('GET', 'centers', undefined, { token: limited.token })).statusCode).toBe(403);
});

/** Resets the owner's password by a link. */
async function reset(token = server.owner.token) {
  const link = await server.call('POST', `accounts/${server.owner.account.id}/reset-link`, undefined, { token });
  const password = 'four quiet brown horses';
  const done = await server.call('POST', 'auth/reset', { token: link.json().token, password }, { token: '' });
  expect(done.statusCode).toBe(200);
  return server.call('POST', 'auth/login', { ...ownerCredentials, name: '', password }, { token: '' });
}

test('a passkey ends when the password it was added with is reset, and adding one is reported', async () => {
  await add();
  expect((await server.call('GET', 'notifications')).json()[0].title).toBe('A passkey was added to your account');
  const signedIn = await reset();
  expect((await enter(device.use(await asked()))).json().code).toBe('wrong_passkey');
  const { token } = signedIn.json();
  expect((await server.call('GET', 'auth/passkeys', undefined, { token })).json()).toEqual([]);
});

test('a password set by link removes the passkeys, and a required second factor is still required', async () => {
  await add();
  await server.call('PUT', 'auth/second-factor/rule', { isRequired: true });
  const signedIn = await reset();
  expect(signedIn.json()).toMatchObject({
    code: 'passkey_needed',
    message: expect.stringMatching(/^Your passkeys have ended/),
  });
  expect((await enter(device.use(await asked()))).json().code).toBe('wrong_passkey');
  const actor = { id: '', name: 'The operator' };
  await server.db.transaction().execute((tx) => resetSecondFactor(tx, server.owner.account.id, actor));
  const answer = await server.call(
    'POST',
    'auth/login',
    { ...ownerCredentials, name: '', password: 'four quiet brown horses' },
    { token: '' },
  );
  expect(answer.json().isLimited).toBe(true);
});

test('a passkey created while the password is being reset is refused', async () => {
  const answer = device.make(await question());
  const kept = await whileUnderWay(
    server,
    async (tx) => {
      await lockAccount(tx, server.owner.account.id);
      await tx.deleteFrom('sessions').execute();
    },
    () => keep(answer),
  );
  expect(kept.statusCode).toBe(401);
  expect(await server.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
});

test('the last sign-in method can’t be removed', async () => {
  const { id } = await add();
  const second = new TestAuthenticator('www.example.com', site).make(await question());
  await server.db.updateTable('accounts').set({ passwordHash: '' }).execute();
  expect((await server.call('DELETE', `auth/passkeys/${id}`)).json().code).toBe('last_way_in');
  expect(await list()).toHaveLength(1);
  expect((await keep(second)).statusCode).toBe(201);
  expect((await server.call('DELETE', `auth/passkeys/${id}`)).statusCode).toBe(204);
});

test('passkeys belong to the site in PUBLIC_URL, without it to localhost, and never to another host that a request names', () => {
  const of = (publicUrl: string | undefined, host: string) => {
    try {
      return relyingParty({ publicUrl }, { host });
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  expect(of(site, 'evil.example')).toEqual({ id: 'www.example.com', origin: site });
  expect(of(undefined, 'localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  for (const host of ['evil.example', '127.0.0.1:3000', 'localhost.evil.example', '[::1]:3000', ''])
    expect([host, of(undefined, host)]).toEqual([host, 'no_passkeys']);
  expect(of('https://[2001:db8::1]', 'x')).toBe('no_passkeys');
});
