import { type Mailbox, openMailbox, type ReceivedMail } from '../../../test/openMailbox';
import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';
import { openMigratedDatabase } from '../../../test/openTestDatabase';
import { whileUnderWay } from '../../../test/whileUnderWay';
import { buildApp } from '../../app';
import { hashPassword } from '../auth/passwords';
import { hashOf } from '../auth/secretTokens';
import { endSessions } from '../auth/sessions';
import { createAccount } from './register';

let mailbox: Mailbox;
let server: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
});
beforeEach(async () => {
  server = await openTestApp({ settings: { mail: mailbox.settings } });
});
afterEach(() => server.close());
afterAll(() => mailbox.close());

const { email } = ownerCredentials;
const password = 'four quiet brown horses';
const post = (path: string, body?: object, headers = {}) =>
  server.call('POST', `auth/${path}`, body, { token: '', headers });
const login = (secret: string, headers = {}) => post('login', { email, password: secret, name: '' }, headers);
const tokenIn = ({ text }: ReceivedMail) => /#reset=([\w-]{43})$/m.exec(text)?.[1] ?? '';

async function mailedToken(): Promise<string> {
  expect((await post('forgotten', { email })).statusCode).toBe(200);
  return tokenIn(await mailbox.next());
}

test('a person who forgot the password gets a link by email, sets a new one, signs in, and is notified by email', async () => {
  const asked = await post('forgotten', { email: 'Asha@Example.com' }, { host: 'evil.example' });
  expect(asked.json()).toEqual({
    message: `If ${email} has an account, an email with a link is on its way. The link works for 30 minutes.`,
  });
  const mail = await mailbox.next();
  expect([mail.to, mail.subject]).toEqual([[email], 'Set a new password | Shramdeep']);
  expect(mail.text).toContain('https://console.example.com/signin#reset=');
  expect(mail.text).not.toContain('evil');
  const token = tokenIn(mail);
  expect((await post('reset/link', { token })).json()).toEqual({ email });
  const done = await post('reset', { token, password });
  expect([done.statusCode, done.json()]).toEqual([200, { message: 'Your password was changed. Please sign in.' }]);
  expect((await login(password)).statusCode).toBe(200);
  expect((await login(ownerCredentials.password)).statusCode).toBe(401);
  expect(await mailbox.next()).toMatchObject({ to: [email], subject: 'Your password was changed | Shramdeep' });
});

test('a new password ends every session of the account', async () => {
  const token = await mailedToken();
  expect((await server.call('GET', 'auth/me')).statusCode).toBe(200);
  await post('reset', { token, password });
  expect((await server.call('GET', 'auth/me')).statusCode).toBe(401);
  await mailbox.next();
});

test('a sign-in or change in progress with the previous password fails after a new one is set', async () => {
  const { id } = server.owner.account;
  const old = ownerCredentials.password;
  const hash = await hashPassword(password);
  const loud = 'seven loud purple crows';
  const taken = { password: loud, confirmPassword: loud, currentPassword: old };
  const [signedIn, changed] = await whileUnderWay(
    server,
    async (tx) => {
      await tx.updateTable('accounts').set({ passwordHash: hash, version: 2 }).where('id', '=', id).execute();
      await endSessions(tx, id);
    },
    () => Promise.all([login(old), server.call('PUT', 'auth/me', taken)]),
  );
  expect(signedIn.statusCode).toBe(401);
  expect([401, 409]).toContain(changed.statusCode);
  expect(await server.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect((await login(password)).statusCode).toBe(200);
});

test('a link works once, even when used twice at the same moment, and invalidates the account’s others', async () => {
  const [token, other] = [await mailedToken(), await mailedToken()];
  const servers = await server.servers();
  const answers = await Promise.all(
    [0, 1, 2, 3].map((n) =>
      servers[n % servers.length]?.inject({
        method: 'POST',
        url: '/api/auth/reset',
        payload: { token, password: `${password} ${n}` },
      }),
    ),
  );
  expect(answers.map((answer) => answer?.statusCode).sort()).toEqual([200, 409, 409, 409]);
  for (const used of [token, other])
    expect((await post('reset', { token: used, password })).json()).toMatchObject({
      code: 'link_used',
      message: expect.stringMatching(/^This link has already been used\. Ask for a new one/),
    });
  await mailbox.next();
});

test('a new password, a new email and the end of an account’s approval end earlier links', async () => {
  const { id } = server.owner.account;
  const currentPassword = ownerCredentials.password;
  const changes = [
    () => server.call('PUT', 'auth/me', { currentPassword, password, confirmPassword: password }),
    () => server.call('PUT', 'auth/me', { currentPassword: password, email: 'new@example.com' }),
  ];
  for (const change of changes) {
    const { token } = (await server.call('POST', `accounts/${id}/reset-link`)).json();
    expect((await change()).statusCode).toBe(200);
    await mailbox.next();
    const late = await post('reset', { token, password: `${password} 2` });
    expect([late.statusCode, late.json().code]).toEqual([409, 'link_expired']);
  }
  await post('register', { name: 'Bela', email: 'bela@example.com', password });
  const [{ id: bela }] = (await server.call('GET', 'accounts?q=bela')).json();
  await server.call('PUT', `accounts/${bela}`, { status: 'active' });
  const { token } = (await server.call('POST', `accounts/${bela}/reset-link`)).json();
  await server.call('PUT', `accounts/${bela}`, { status: 'waiting' });
  expect((await post('reset', { token, password })).json().code).toBe('link_expired');
});

test('a change of the email address is reported to the previous one, by email and in the console', async () => {
  const moved = await server.call('PUT', 'auth/me', {
    currentPassword: ownerCredentials.password,
    email: 'new@example.com',
  });
  expect(moved.statusCode).toBe(200);
  expect(await mailbox.next()).toMatchObject({
    to: [email],
    subject: 'The email of your account was changed | Shramdeep',
  });
  expect((await server.call('GET', 'notifications')).json()[0].title).toBe('The email of your account was changed');
});

test('an expired or unknown link says so and changes nothing', async () => {
  const token = await mailedToken();
  await server.db
    .updateTable('password_resets')
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .execute();
  for (const path of ['reset', 'reset/link']) {
    const old = await post(path, { token, password });
    expect([old.statusCode, old.json().code]).toEqual([409, 'link_expired']);
    const wrong = await post(path, { token: 'x'.repeat(43), password });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      404,
      expect.stringMatching(/^This link is incomplete or not from this site\./),
    ]);
  }
  expect((await login(ownerCredentials.password)).statusCode).toBe(200);
});

test('an emailed link is valid for 30 minutes, and no token is stored in clear', async () => {
  const token = await mailedToken();
  const [link] = await server.db.selectFrom('password_resets').selectAll().execute();
  expect(link?.tokenHash).toBe(hashOf(token));
  expect(Date.parse(link?.expiresAt ?? '') - Date.parse(link?.createdAt ?? '')).toBe(30 * 60 * 1000);
  expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().execute())).not.toContain(token);
});

test('a refused password leaves the link as it was', async () => {
  const token = await mailedToken();
  for (const guessable of ['password123', 'asha2026!!'])
    expect((await post('reset', { token, password: guessable })).json().errors[0].path).toBe('password');
  expect((await post('reset', { token, password: 'short' })).statusCode).toBe(400);
  expect((await post('reset', { token, password })).statusCode).toBe(200);
  await mailbox.next();
});

test('for no account, or a waiting one, nothing is sent, and the answer is the same', async () => {
  const waiting = { name: 'Bela', email: 'bela@example.com', password };
  await post('register', waiting);
  for (const to of ['nobody@example.com', waiting.email]) {
    const answer = await post('forgotten', { email: to });
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      `If ${to} has an account, an email with a link is on its way. The link works for 30 minutes.`,
    ]);
  }
  await mailedToken();
  expect(mailbox.mails).toEqual([]);
});

test('an account gets three emails in a link’s lifetime, whoever asks, and the first link still works', async () => {
  const token = await mailedToken();
  for (let n = 0; n < 5; n += 1) expect((await post('forgotten', { email })).statusCode).toBe(200);
  await mailbox.next();
  await mailbox.next();
  // Earlier requests are handled first, so this one is last.
  await post('reset', { token, password });
  expect((await mailbox.next()).subject).toMatch(/^Your password was changed/);
  expect(mailbox.mails).toEqual([]);
});

test('one network address can request it 20 times an hour', async () => {
  await server.db
    .insertInto('throttles')
    .values({ key: 'forgotten:127.0.0.1', count: 20, resetAt: new Date(Date.now() + 60_000).toISOString() })
    .execute();
  expect((await post('forgotten', { email })).statusCode).toBe(429);
});

test('a password change under My Account is also reported by email, to the previous address', async () => {
  const change = {
    email: 'new@example.com',
    currentPassword: ownerCredentials.password,
    password,
    confirmPassword: password,
  };
  expect((await server.call('PUT', 'auth/me', change)).statusCode).toBe(200);
  expect([await mailbox.next(), await mailbox.next()].map(({ to, subject }) => [to, subject]).sort()).toEqual([
    [[email], 'The email of your account was changed | Shramdeep'],
    [[email], 'Your password was changed | Shramdeep'],
  ]);
});

test('an owner creates a link for an account, which is valid for a day', async () => {
  const { id } = server.owner.account;
  const made = await server.call('POST', `accounts/${id}/reset-link`);
  expect(made.statusCode).toBe(201);
  const { token, expiresAt } = made.json() as { token: string; expiresAt: string };
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000);
  expect((await post('reset', { token, password })).statusCode).toBe(200);
  const { token: session } = (await login(password)).json() as { token: string };
  const told = await server.db
    .selectFrom('audit')
    .select(['action', 'detail', 'by'])
    .where('recordId', '=', id)
    .execute();
  expect(told).toEqual(
    expect.arrayContaining([
      { action: 'account.password-reset-asked', detail: 'link to hand over', by: 'Asha Rao' },
      { action: 'account.password-reset', detail: '', by: 'Asha Rao' },
    ]),
  );
  expect((await server.call('POST', 'accounts/nobody/reset-link', undefined, { token: session })).statusCode).toBe(404);
  await mailbox.next();
});

test('without a mail server the product says so, whether or not the account exists', async () => {
  const silent = await openTestApp();
  for (const to of [email, 'nobody@example.com']) {
    const answer = await silent.call('POST', 'auth/forgotten', { email: to }, { token: '' });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'no_mail',
        message:
          'This site sends no mail. Ask an owner of the console for a link: they make one under Account → Settings.',
      },
    ]);
  }
  await silent.close();
});

test('the log contains no address, token or password, even when an email can’t be sent', async () => {
  const { db, close } = await openMigratedDatabase();
  const refusing = await openMailbox({ refuses: 'Unknown' });
  const lines: string[] = [];
  const app = await buildApp({
    db,
    settings: { ...server.settings, mail: refusing.settings, logLevel: 'info' },
    log: { write: (line) => void lines.push(line) },
  });
  await db.transaction().execute((tx) => createAccount(tx, ownerCredentials, 'no hash', 'open'));
  const inject = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  await inject('forgotten', { email });
  await inject('reset', { token: 'a-token-that-nobody-may-read', password });
  await app.close();
  await refusing.close();
  await close();
  const log = lines.join('');
  expect(log).toContain('a mail could not be sent');
  expect(log).toContain('/api/auth/reset');
  for (const secret of [email, 'a-token-that-nobody-may-read', password]) expect(log).not.toContain(secret);
});
