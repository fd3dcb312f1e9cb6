import { Secret, TOTP } from 'otpauth';
import type { Session } from 'shared/domain/accounts/session';
import { openTestApp, ownerCredentials, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { whileUnderWay } from '../../../../test/whileUnderWay';
import { lockAccount } from '../../auth/lockAccount';
import { seal } from '../../auth/seal';
import { confirmAuthenticator, takeCode } from './secondFactor';

const secretKey = 'a secret of thirty-two letters..';
let server: TestApp;
/** The clock is frozen, so that no period ends between a code and its check. */
const standStill = () =>
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
    ],
  });
beforeEach(async () => {
  standStill();
  server = await openTestApp({ settings: { secretKey } });
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const { password } = ownerCredentials;
/** The app's code `periods` from now. */
const codeOf = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + periods * 30_000 });
const wrongCode = (key: string) => String((Number(codeOf(key)) + 424_242) % 1_000_000).padStart(6, '0');
/** Makes used codes valid again. */
const forgetSteps = () => server.db.updateTable('authenticators').set({ lastStep: 0 }).execute();

const login = (fields: object = {}) =>
  server.call('POST', 'auth/login', { ...ownerCredentials, name: '', ...fields }, { token: '' });
const begin = async (currentPassword = password, token = server.owner.token) =>
  server.call('POST', 'auth/authenticator', { currentPassword }, { token });

/** Sets up an app for the owner. */
async function setUp(): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await begin()).json();
  const answer = await server.call('POST', 'auth/authenticator/confirm', { code: codeOf(key, -1) });
  expect(answer.statusCode).toBe(200);
  return { key, recoveryCodes: answer.json().recoveryCodes };
}

async function staffOf(name: string, token = server.owner.token): Promise<{ id: string; email: string }> {
  const person = { name, email: `${name}@example.com`, password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [account] = (await server.call('GET', `accounts?q=${name}`, undefined, { token })).json();
  await server.call('PUT', `accounts/${account.id}`, { status: 'active' }, { token });
  return account;
}

test('an authenticator app names the company by the owner’s current name for it', async () => {
  await enterRealLetterhead(server, { name: 'Om Staffing' });
  expect(new URL((await begin()).json().uri).searchParams.get('issuer')).toBe('Om Staffing');
});

test('an authenticator app is set up with the password and confirmed by a code; sign-in then requires one', async () => {
  expect((await begin('wrong')).json().errors).toEqual([
    { path: 'currentPassword', msg: 'The current password is wrong.' },
  ]);
  const begun = await begin();
  const { key, uri } = begun.json();
  expect(begun.statusCode).toBe(201);
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`secret=${key}`);
  expect(decodeURIComponent(uri)).toContain(ownerCredentials.email);
  expect((await login()).statusCode).toBe(200);

  expect((await server.call('POST', 'auth/authenticator/confirm', { code: wrongCode(key) })).json().errors).toEqual([
    { path: 'code', msg: expect.stringMatching(/^This code is wrong/) },
  ]);
  expect((await login()).statusCode).toBe(200);
  const confirmed = await server.call('POST', 'auth/authenticator/confirm', { code: codeOf(key) });
  expect(confirmed.json().recoveryCodes).toHaveLength(10);

  const asked = await login();
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'second_factor']);
  const signedIn = await login({ code: codeOf(key, 1) });
  expect(signedIn.json()).toMatchObject({ token: expect.any(String), isLimited: false });
  expect((await server.call('GET', 'auth/second-factor')).json()).toEqual({
    authenticatorSince: expect.stringMatching(/^20/),
    recoveryCodesLeft: 10,
    isRequired: false,
  });
});

test('setup ends the account’s other sessions, which proved only one factor', async () => {
  const other = ((await login()).json() as Session).token;
  await setUp();
  expect((await server.call('GET', 'auth/me', undefined, { token: other })).statusCode).toBe(401);
  expect((await server.call('GET', 'auth/me')).statusCode).toBe(200);
});

test('a sign-in in progress while an app is enabled requires its code too', async () => {
  const { id } = server.owner.account;
  const { key } = (await begin()).json();
  await takeCode(server.db, server.settings, id, codeOf(key));
  const answer = await whileUnderWay(
    server,
    async (tx) => {
      await lockAccount(tx, id);
      await confirmAuthenticator(tx, id);
    },
    login,
  );
  expect(answer.json().code).toBe('second_factor');
});

test('a code of a replaced key doesn’t enable the app', async () => {
  const { key } = (await begin()).json();
  const code = codeOf(key);
  expect(await takeCode(server.db, server.settings, server.owner.account.id, code)).toBe(true);
  await begin();
  await expect(confirmAuthenticator(server.db, server.owner.account.id)).rejects.toMatchObject({
    code: 'no_authenticator',
  });
});

test('the code of the period before and after is accepted, older and later ones are not, and none twice', async () => {
  const { key } = await setUp();
  for (const far of [-3, -2, 2, 3]) {
    await forgetSteps();
    expect([far, (await login({ code: codeOf(key, far) })).json().code]).toEqual([far, 'wrong_code']);
  }
  await server.db.deleteFrom('throttles').execute();
  for (const near of [-1, 0, 1]) {
    await forgetSteps();
    expect([near, (await login({ code: codeOf(key, near) })).statusCode]).toEqual([near, 200]);
    expect([near, (await login({ code: codeOf(key, near) })).json().code]).toEqual([near, 'wrong_code']);
  }
  // Someone who saw the typed code can't use an earlier one either.
  expect((await login({ code: codeOf(key, 0) })).json().code).toBe('wrong_code');
});

test('of many concurrent uses of a code, one signs in', async () => {
  const { key } = await setUp();
  const code = codeOf(key, 1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => login({ code })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
});

test('ten wrong codes are enough, on every server; a right password does not give them back', async () => {
  const { key } = await setUp();
  const servers = await server.servers();
  for (let n = 0; n < 10; n += 1) {
    const answer = await servers[n % servers.length]?.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { ...ownerCredentials, code: wrongCode(key) },
    });
    expect(answer?.json().code).toBe('wrong_code');
  }
  const refused = await login({ code: codeOf(key, 1) });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login()).json().code).toBe('second_factor');
});

test('a wrong password reveals nothing about a second factor', async () => {
  await setUp();
  expect((await login({ password: 'wrong' })).json().code).toBe('bad_credentials');
});

test('a recovery code signs in once, in any spelling; new ones replace the old', async () => {
  const { key, recoveryCodes } = await setUp();
  const [first = '', second = '', third = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await login({ code: first })).statusCode).toBe(200);
  expect((await login({ code: first })).json().code).toBe('wrong_code');
  expect((await login({ code: ` ${second.toUpperCase().replaceAll('-', ' ')} ` })).statusCode).toBe(200);
  expect((await server.call('GET', 'auth/second-factor')).json().recoveryCodesLeft).toBe(8);

  const renew = (fields: object) =>
    server.call('POST', 'auth/recovery-codes', { currentPassword: password, code: codeOf(key, 1), ...fields });
  expect((await renew({ currentPassword: 'wrong' })).statusCode).toBe(400);
  expect((await renew({ code: wrongCode(key) })).json().errors[0].path).toBe('code');
  const renewed = (await renew({})).json().recoveryCodes;
  expect((await login({ code: third })).json().code).toBe('wrong_code');
  expect((await login({ code: renewed[0] })).statusCode).toBe(200);
});

test('the key and the recovery codes are in clear neither in the database nor in the history', async () => {
  const { key, recoveryCodes } = await setUp();
  const stored = JSON.stringify([
    await server.db.selectFrom('authenticators').selectAll().execute(),
    await server.db.selectFrom('recovery_codes').selectAll().execute(),
    await server.db.selectFrom('audit').selectAll().execute(),
  ]);
  expect(stored).not.toContain(key);
  for (const code of recoveryCodes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test('it is disabled with the password and a code', async () => {
  const { key } = await setUp();
  const remove = (fields: object) =>
    server.call('POST', 'auth/authenticator/remove', { currentPassword: password, code: codeOf(key, 1), ...fields });
  expect((await remove({ currentPassword: 'wrong' })).statusCode).toBe(400);
  expect((await remove({ code: wrongCode(key) })).statusCode).toBe(400);
  expect((await remove({})).statusCode).toBe(204);
  expect((await login()).statusCode).toBe(200);
  expect((await server.call('GET', 'auth/second-factor')).json()).toMatchObject({
    authenticatorSince: null,
    recoveryCodesLeft: 0,
  });
});

test('another app can’t replace the enabled one, nor can one be confirmed without setup', async () => {
  expect((await server.call('POST', 'auth/authenticator/confirm', { code: '123456' })).statusCode).toBe(400);
  const { key } = await setUp();
  expect((await begin()).json().code).toBe('has_authenticator');
  expect((await server.call('POST', 'auth/authenticator/confirm', { code: codeOf(key, 1) })).json().code).toBe(
    'has_authenticator',
  );
  expect((await login({ code: codeOf(key, 1) })).statusCode).toBe(200);
});

test('an owner sees which accounts have a second factor and resets a lost one; its owner is notified', async () => {
  const bela = await staffOf('bela');
  const credentials = { email: 'bela@example.com', password: 'a long password' };
  const { token } = (await login(credentials)).json();
  const { key } = (await begin('a long password', token)).json();
  await server.call('POST', 'auth/authenticator/confirm', { code: codeOf(key) }, { token });
  expect((await server.call('GET', 'accounts?sort=name')).json()).toMatchObject([
    { name: 'Asha Rao', hasSecondFactor: false },
    { name: 'bela', hasSecondFactor: true },
  ]);
  expect((await login(credentials)).json().code).toBe('second_factor');

  const path = `accounts/${bela.id}/reset-second-factor`;
  expect((await server.call('POST', path, undefined, { token })).statusCode).toBe(403);
  expect((await server.call('POST', 'accounts/nobody/reset-second-factor')).statusCode).toBe(404);
  expect((await server.call('POST', path)).statusCode).toBe(204);
  expect((await login(credentials)).statusCode).toBe(200);
  const told = (await server.call('GET', 'notifications', undefined, { token })).json();
  expect(told[0]).toMatchObject({ title: 'Asha Rao has reset your second factor', path: '/dashboard/account' });
  const written = await server.db
    .selectFrom('audit')
    .select(['by', 'detail'])
    .where('action', '=', 'account.second-factor-removed')
    .execute();
  expect(written).toEqual([{ by: 'Asha Rao', detail: 'reset' }]);
});

test('the owner’s own second factor can’t be removed with a click', async () => {
  await setUp();
  expect((await server.call('POST', `accounts/${server.owner.account.id}/reset-second-factor`)).json().code).toBe(
    'own_account',
  );
  expect((await login()).json().code).toBe('second_factor');
});

test('if a second factor is required, signing in without one leads only to its setup', async () => {
  const { token: before } = (await login()).json();
  expect((await server.call('PUT', 'auth/second-factor/rule', { isRequired: true })).json()).toEqual({
    isRequired: true,
  });
  expect((await server.call('GET', 'centers', undefined, { token: before })).statusCode).toBe(200);

  const { token, isLimited } = (await login()).json();
  const call = (method: 'GET' | 'POST', path: string, body?: object) => server.call(method, path, body, { token });
  expect(isLimited).toBe(true);
  const open: string[] = [];
  for (const route of server.app.apiRoutes.filter(({ access }) => access !== 'public')) {
    const answer = await server.app.inject({
      method: route.method as 'GET',
      url: route.url.replace(/:\w+/g, 'x'),
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.json().code !== 'second_factor_missing') open.push(`${route.method} ${route.url}`);
  }
  expect(open.sort()).toEqual([
    'GET /api/auth/me',
    'GET /api/auth/second-factor',
    'POST /api/auth/authenticator',
    'POST /api/auth/authenticator/confirm',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/question',
  ]);

  const { key } = (await call('POST', 'auth/authenticator', { currentPassword: password })).json();
  expect((await call('POST', 'auth/authenticator/confirm', { code: codeOf(key) })).statusCode).toBe(200);
  expect((await call('GET', 'centers')).statusCode).toBe(200);
  expect(
    (await call('POST', 'auth/authenticator/remove', { currentPassword: password, code: codeOf(key, 1) })).json(),
  ).toMatchObject({ code: 'required' });

  await server.call('PUT', 'auth/second-factor/rule', { isRequired: false }, { token });
  const removed = { currentPassword: password, code: codeOf(key, 1) };
  expect((await call('POST', 'auth/authenticator/remove', removed)).statusCode).toBe(204);
  expect((await login()).json()).toMatchObject({ isLimited: false });
});

test('a server with another key says what to do, and the recovery codes still work', async () => {
  const { key, recoveryCodes } = await setUp();
  const other = { secretKey: 'the secret of some other server.', dataDir: '' };
  const sealedKey = await seal(other, key, server.owner.account.id);
  await server.db.updateTable('authenticators').set({ sealedKey }).execute();
  const answer = await login({ code: codeOf(key, 1) });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'unreadable_key']);
  expect((await login({ code: recoveryCodes[0] })).statusCode).toBe(200);
});

test('a clock that was ahead and then corrected refuses nobody’s code, and each still works once', async () => {
  const { key } = await setUp();
  const now = Date.now();
  jest.setSystemTime(now + 24 * 60 * 60 * 1000);
  expect((await login({ code: codeOf(key) })).statusCode).toBe(200);
  jest.setSystemTime(now + 60_000);
  expect((await login({ code: codeOf(key) })).statusCode).toBe(200);
  for (const periods of [0, -1]) expect((await login({ code: codeOf(key, periods) })).json().code).toBe('wrong_code');
});

test('changes of an account’s second factor are reported to its person', async () => {
  const { key } = await setUp();
  await forgetSteps();
  await server.call('POST', 'auth/recovery-codes', { currentPassword: password, code: codeOf(key) });
  await forgetSteps();
  await server.call('POST', 'auth/authenticator/remove', { currentPassword: password, code: codeOf(key) });
  expect(
    (await server.call('GET', 'notifications'))
      .json()
      .map(({ title }: { title: string }) => title)
      .sort(),
  ).toEqual([
    'An authenticator app was added to your account',
    'New recovery codes were made for your account',
    'The authenticator app was removed from your account',
  ]);
});
