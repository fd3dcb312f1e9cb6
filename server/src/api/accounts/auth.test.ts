import { createHash } from 'node:crypto';
import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';
import { startSession } from '../auth/sessions';

let test1: TestApp;
beforeAll(async () => {
  test1 = await openTestApp();
});
afterAll(() => test1.close());

const person = (name: string) => ({ name, email: `${name}@example.com`, password: 'a long password' });
const register = (body: object) => test1.call('POST', 'auth/register', body, { token: '' });
const login = (body: object) => test1.call('POST', 'auth/login', { name: '', ...body }, { token: '' });

test('the first account is the owner and active at once', () => {
  expect(test1.owner.account).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.com',
    role: 'owner',
    status: 'active',
  });
});

test('no password, hash or token is ever stored or shown in clear', async () => {
  const stored = JSON.stringify([
    await test1.db.selectFrom('accounts').selectAll().execute(),
    await test1.db.selectFrom('sessions').selectAll().execute(),
    await test1.db.selectFrom('audit').selectAll().execute(),
  ]);
  expect(stored).toContain('$argon2id$');
  expect(stored).not.toContain(ownerCredentials.password);
  expect(stored).not.toContain(test1.owner.token);
  expect((await test1.call('GET', 'auth/me')).body).not.toContain('argon2');
});

test('a later account waits, is approved by the owner, and then signs in', async () => {
  const answer = await register(person('bela'));
  expect([answer.statusCode, answer.json()]).toEqual([201, { message: 'Registration successful. Please sign in.' }]);
  const waiting = await login(person('bela'));
  expect([waiting.statusCode, waiting.json().message]).toEqual([403, 'Your account is waiting for approval.']);
  const [bela] = (await test1.call('GET', 'accounts?q=bela')).json();
  expect((await test1.call('PUT', `accounts/${bela.id}`, { status: 'active' })).json()).toMatchObject({
    status: 'active',
    role: 'staff',
    version: 2,
  });
  expect((await login(person('bela'))).json()).toMatchObject({
    token: expect.any(String),
    account: { name: 'bela', role: 'staff' },
  });
});

test('a removed account is signed out, cannot sign in, and its address is free again', async () => {
  await register(person('chand'));
  const [chand] = (await test1.call('GET', 'accounts?q=chand')).json();
  await test1.call('PUT', `accounts/${chand.id}`, { status: 'active' });
  const { token } = (await login(person('chand'))).json();
  expect((await test1.call('GET', 'auth/me', undefined, { token })).statusCode).toBe(200);
  expect((await test1.call('DELETE', `accounts/${chand.id}`)).statusCode).toBe(204);
  expect((await test1.call('GET', 'auth/me', undefined, { token })).statusCode).toBe(401);
  expect((await login(person('chand'))).statusCode).toBe(401);
  expect((await register(person('chand'))).statusCode).toBe(201);
});

test('a session that starts while its account is being removed is not created', async () => {
  await register(person('devi'));
  const [devi] = (await test1.call('GET', 'accounts?q=devi')).json();
  await test1.call('PUT', `accounts/${devi.id}`, { status: 'active' });
  const token = await startSession(test1.db, devi.id);
  expect((await test1.call('GET', 'auth/me', undefined, { token })).statusCode).toBe(200);
  await test1.call('DELETE', `accounts/${devi.id}`);
  const late = await startSession(test1.db, devi.id);
  expect((await test1.call('GET', 'auth/me', undefined, { token: late })).statusCode).toBe(401);
});

test('the owner’s own account can be neither removed nor put on hold', async () => {
  const path = `accounts/${test1.owner.account.id}`;
  expect((await test1.call('DELETE', path)).statusCode).toBe(409);
  expect((await test1.call('PUT', path, { status: 'waiting' })).statusCode).toBe(409);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await login({ email: ownerCredentials.email, password: 'wrong' });
  const unknown = await login({ email: 'nobody@example.com', password: 'wrong' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual(unknown.json());
});

test('an address belongs to one account, ignoring case', async () => {
  expect((await register({ ...ownerCredentials, email: 'ASHA@example.com' })).json()).toMatchObject({
    code: 'email_taken',
  });
  expect((await login({ ...ownerCredentials, email: 'Asha@Example.com' })).statusCode).toBe(200);
});

test('missing fields are named one by one', async () => {
  const answer = await register({});
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(['name', 'email', 'password']);
  expect(answer.json().message).toContain('Enter the full name.');
});

test('signing out ends the session on the server', async () => {
  const { token } = (await login(ownerCredentials)).json();
  expect((await test1.call('POST', 'auth/logout', undefined, { token })).statusCode).toBe(204);
  expect((await test1.call('GET', 'auth/me', undefined, { token })).json()).toMatchObject({ code: 'no_session' });
});

test('a session ends after 12 hours', async () => {
  const { token } = (await login(ownerCredentials)).json();
  const sessions = await test1.db.selectFrom('sessions').selectAll().orderBy('createdAt', 'desc').execute();
  const latest = sessions[0];
  expect(Date.parse(latest?.expiresAt ?? '') - Date.parse(latest?.createdAt ?? '')).toBe(12 * 60 * 60 * 1000);
  await test1.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .where('tokenHash', '=', latest?.tokenHash ?? '')
    .execute();
  expect((await test1.call('GET', 'auth/me', undefined, { token })).statusCode).toBe(401);
});

test('a session that started before the clock was set back ends', async () => {
  const { token } = (await login(ownerCredentials)).json();
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  await test1.db
    .updateTable('sessions')
    .set({
      createdAt: new Date(Date.now() + twoDays).toISOString(),
      expiresAt: new Date(Date.now() + twoDays + 12 * 60 * 60 * 1000).toISOString(),
    })
    .where('tokenHash', '=', createHash('sha256').update(token).digest('hex'))
    .execute();
  expect((await test1.call('GET', 'auth/me', undefined, { token })).statusCode).toBe(401);
});

test('the profile is saved; fields left out stay, and so do the other sessions', async () => {
  const { token } = (await login(ownerCredentials)).json();
  expect((await test1.call('PUT', 'auth/me', { phone: '0651 555' })).json()).toMatchObject({
    name: 'Asha Rao',
    phone: '0651 555',
  });
  expect((await test1.call('PUT', 'auth/me')).statusCode).toBe(400);
  expect((await test1.call('GET', 'auth/me', undefined, { token })).statusCode).toBe(200);
});

test('a new password requires the current one, typed the same twice, and ends the other sessions', async () => {
  const other = (await login(ownerCredentials)).json().token;
  const change = (body: object) => test1.call('PUT', 'auth/me', body);
  expect(
    (await change({ currentPassword: 'wrong', password: 'new password', confirmPassword: 'new password' })).json()
      .errors,
  ).toEqual([{ path: 'currentPassword', msg: 'The current password is wrong.' }]);
  expect(
    (
      await change({ currentPassword: ownerCredentials.password, password: 'new password', confirmPassword: 'another' })
    ).json().errors[0].path,
  ).toBe('confirmPassword');
  expect(
    (
      await change({
        currentPassword: ownerCredentials.password,
        password: 'new password',
        confirmPassword: 'new password',
      })
    ).statusCode,
  ).toBe(200);
  expect((await test1.call('GET', 'auth/me', undefined, { token: other })).statusCode).toBe(401);
  expect((await test1.call('GET', 'auth/me')).statusCode).toBe(200);
  const back = {
    currentPassword: 'new password',
    password: ownerCredentials.password,
    confirmPassword: ownerCredentials.password,
  };
  expect((await change(back)).statusCode).toBe(200);
});

test('another email address requires the current password, so that someone at an open console can’t take over the account', async () => {
  const change = (body: object) => test1.call('PUT', 'auth/me', body);
  expect((await change({ email: 'new@example.com' })).json().errors).toEqual([
    { path: 'currentPassword', msg: 'Enter your current password.' },
  ]);
  expect((await change({ email: 'new@example.com', currentPassword: 'wrong' })).json().errors).toEqual([
    { path: 'currentPassword', msg: 'The current password is wrong.' },
  ]);
  expect((await test1.call('GET', 'auth/me')).json().email).toBe(ownerCredentials.email);
  expect((await change({ email: ownerCredentials.email, name: 'Asha Rao' })).statusCode).toBe(200);
  expect((await change({ email: 'new@example.com', currentPassword: ownerCredentials.password })).json()).toMatchObject(
    { email: 'new@example.com' },
  );
  expect((await change({ email: ownerCredentials.email, currentPassword: ownerCredentials.password })).statusCode).toBe(
    200,
  );
});

test('changing one’s own address reveals existing accounts no faster than registering', async () => {
  const key = 'register:127.0.0.1';
  await test1.db
    .insertInto('throttles')
    .values({ key, count: 20, resetAt: new Date(Date.now() + 60_000).toISOString() })
    .onConflict((row) => row.column('key').doUpdateSet({ count: 20 }))
    .execute();
  expect((await register(person('dev'))).statusCode).toBe(429);
  expect(
    (await test1.call('PUT', 'auth/me', { email: 'bela@example.com', currentPassword: ownerCredentials.password }))
      .statusCode,
  ).toBe(429);
  await test1.db.deleteFrom('throttles').where('key', '=', key).execute();
});

test('a password of spaces is empty', async () => {
  expect((await register({ ...person('eva'), password: ' '.repeat(8) })).json().errors).toEqual([
    { path: 'password', msg: 'The password can’t be only spaces.' },
  ]);
  const spaces = {
    currentPassword: ownerCredentials.password,
    password: ' '.repeat(9),
    confirmPassword: ' '.repeat(9),
  };
  expect((await test1.call('PUT', 'auth/me', spaces)).statusCode).toBe(400);
});

test('another site’s form signs nobody in and changes nothing: only the public forms accept form data', async () => {
  const server = await openTestApp();
  const { email, password } = ownerCredentials;
  const fields = new URLSearchParams({ email, password, name: '' }).toString();
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answers = await Promise.all(
      server.app.apiRoutes
        .filter(
          ({ method, url, schema }) => method === 'POST' && schema.body && !/\/(send_otp\.php|contact)$/.test(url),
        )
        .map(async ({ url }) => {
          const { statusCode, headers } = await server.app.inject({
            method: 'POST',
            url: url.replace(/:\w+/g, 'x'),
            headers: { 'content-type': type, origin: 'https://evil.example' },
            payload: fields,
          });
          return { url, isDone: statusCode < 400, sets: headers['set-cookie'] };
        }),
    );
    const done = answers.filter(({ isDone, sets }) => isDone || sets !== undefined).map(({ url }) => url);
    expect([type, done]).toEqual([type, []]);
  }
  await server.close();
});
