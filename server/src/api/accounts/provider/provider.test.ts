import type { FastifyInstance } from 'fastify';
import type { Session } from 'shared/domain/accounts/session';
import { holdAnswers } from '../../../../test/holdAnswers';
import { openMailbox } from '../../../../test/openMailbox';
import { openProvider, type TestProvider } from '../../../../test/openProvider';
import { openTestApp, ownerCredentials, type TestApp } from '../../../../test/openTestApp';
import { withoutRecords } from '../../../../test/withoutRecords';
import { buildApp } from '../../../app';
import { readSettings } from '../../../settings';
import { startSession } from '../../auth/sessions';
import { renewRecoveryCodes } from '../secondFactor/recoveryCodes';

const site = 'https://www.example.com';
const callback = `${site}/api/auth/provider/callback`;
let provider: TestProvider;
let server: TestApp;
let log: string[];
beforeAll(async () => {
  provider = await openProvider(callback);
});
afterAll(() => provider.stop());

const settingsOf = (more: Record<string, string> = {}) =>
  readSettings({
    SEED: 'none',
    PUBLIC_URL: site,
    SECRET_KEY: 'a-secret-of-thirty-two-letters-..',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-client',
    ...more,
  });
const apps: FastifyInstance[] = [];

/** A separate server whose log is captured. */
async function appWith(more: Record<string, string> = {}): Promise<FastifyInstance> {
  const write = (line: string) => void log.push(line);
  const options = { db: server.db, settings: settingsOf(more), product: withoutRecords, log: { write } };
  const app = holdAnswers(await buildApp(options));
  apps.push(app);
  return app;
}
let app: FastifyInstance;
beforeEach(async () => {
  log = [];
  server = await openTestApp({ settings: settingsOf() });
  app = await appWith();
});
afterEach(async () => {
  for (const each of apps.splice(0)) await each.close();
  await server.close();
});

const asha = { sub: 'sub-of-asha', claims: { email: ownerCredentials.email, email_verified: true, name: 'Asha Rao' } };
const bela = { sub: 'sub-of-bela', claims: { email: 'Bela@Example.com', email_verified: true, name: 'Bela Oraon' } };

async function begin(on = app, from = '') {
  const answer = await on.inject(`/api/auth/provider/start${from && `?from=${encodeURIComponent(from)}`}`);
  expect(answer.statusCode).toBe(302);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { address: String(answer.headers.location), cookie, attributes: String(answer.headers['set-cookie']) };
}
const come = async (query: string, cookie: string, on = app) =>
  String((await on.inject({ url: `/api/auth/provider/callback?${query}`, headers: { cookie } })).headers.location);
/** Signs in through the provider; returns where it redirects to at the end. */
async function walk(on = app, from = '') {
  const { address, cookie } = await begin(on, from);
  return { location: await come(await provider.signIn(address), cookie, on), cookie };
}
const finish = (location: string, cookie: string, code?: string, on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/auth/provider/session',
    headers: { cookie },
    payload: { handOver: /#provider=(.+)$/.exec(location)?.[1] ?? 'x'.repeat(43), code },
  });
/** Asha signs in for the first time, which ends the password, and sets it again. */
async function comeFirst(): Promise<Session> {
  const { id } = server.owner.account;
  const kept = await server.db
    .selectFrom('accounts')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await provider.expect(asha);
  const { location, cookie } = await walk();
  await server.db.updateTable('accounts').set(kept).where('id', '=', id).execute();
  server.owner.token = await startSession(server.db, id);
  return (await finish(location, cookie)).json() as Session;
}
const failure = (location: string) => /#provider-failed=(\w+)$/.exec(location)?.[1];

test('a verified email address signs in to its account, which is linked and notified at the first sign-in', async () => {
  await provider.expect(asha);
  const { location, cookie } = await walk(app, '/dashboard/report');
  expect(location).toMatch(/^https:\/\/www\.example\.com\/signin\?from=%2Fdashboard%2Freport#provider=[\w-]{43}$/);
  const answer = await finish(location, cookie);
  expect(answer.json()).toMatchObject({ account: { email: ownerCredentials.email }, isLimited: false });
  const { token } = answer.json() as Session;
  expect((await server.call('GET', 'centers', undefined, { token })).statusCode).toBe(200);
  expect((await server.call('GET', 'notifications', undefined, { token })).json()[0].title).toMatch(
    /can now sign you in$/,
  );

  // Her provider identity then signs in, whatever her email address is.
  await provider.expect({ ...asha, claims: { email: 'other@example.com', email_verified: false } });
  const again = await walk();
  expect((await finish(again.location, again.cookie)).json()).toMatchObject({
    account: { email: ownerCredentials.email },
  });
});

test('an account registered by someone else belongs to the address’s owner from their first provider sign-in on', async () => {
  const { id } = server.owner.account;
  const other = { ...ownerCredentials, name: '' };
  const { token: link } = (await server.call('POST', `accounts/${id}/reset-link`)).json();
  await server.db
    .insertInto('passkeys')
    .values({
      ...{ id: 'x', accountId: id, publicKey: '', transports: '[]', name: 'x' },
      createdAt: '',
      counter: 0,
      endedAt: null,
    })
    .execute();
  await provider.expect(asha);
  const { location, cookie } = await walk();
  expect((await server.call('GET', 'auth/me')).statusCode).toBe(401);
  expect((await server.call('POST', 'auth/login', other, { token: '' })).statusCode).toBe(401);
  const reset = { token: link, password: 'four quiet brown horses' };
  expect((await server.call('POST', 'auth/reset', reset, { token: '' })).json().code).toBe('link_expired');
  expect(await server.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
  const { token } = (await finish(location, cookie)).json() as Session;
  expect((await server.call('GET', 'notifications', undefined, { token })).json()[0].body).toContain('have ended');

  // What the person sets up afterwards stays.
  const { token: own } = (await server.call('POST', `accounts/${id}/reset-link`, undefined, { token })).json();
  await server.call('POST', 'auth/reset', { ...reset, token: own }, { token: '' });
  await walk();
  const again = await server.call('POST', 'auth/login', { ...other, password: reset.password }, { token: '' });
  expect(again.statusCode).toBe(200);
});

test('the browser is redirected with code, PKCE, state and nonce, and its cookie is only for this', async () => {
  const { address, attributes } = await begin();
  const asked = Object.fromEntries(new URL(address).searchParams);
  expect(asked).toMatchObject({
    response_type: 'code',
    client_id: 'console',
    redirect_uri: callback,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(attributes).toMatch(/; Path=\/api\/auth\/provider; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
});

test('an unverified address, even with the flag as text, or a wrong ID token links nothing, and the log has no token', async () => {
  for (const email_verified of [false, undefined, 'true']) {
    await provider.expect({ sub: 'thief', claims: { email: ownerCredentials.email, email_verified } });
    expect([email_verified, failure((await walk()).location)]).toEqual([email_verified, 'unverified']);
  }
  for (const fault of ['audience', 'nonce', 'issuer', 'signature', 'late']) {
    log = [];
    await provider.expect({ ...asha, fault });
    expect([fault, failure((await walk()).location)]).toEqual([fault, 'untrusted']);
    const lines = log.filter((line) => line.includes('sign-in by the provider failed'));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/eyJ|example\.com|sub-of/);
  }
  expect(await server.db.selectFrom('identities').selectAll().execute()).toEqual([]);
});

test('a person without an account is refused, unless the settings admit a domain', async () => {
  await provider.expect(bela);
  expect(failure((await walk()).location)).toBe('unknown');
  const elsewhere = await appWith({ OIDC_CREATE: 'open', OIDC_DOMAINS: 'example.org' });
  expect(failure((await walk(elsewhere)).location)).toBe('unknown');
  expect((await server.call('GET', 'accounts')).json()).toHaveLength(1);

  const waiting = await appWith({ OIDC_CREATE: 'approval', OIDC_DOMAINS: 'example.org, example.com' });
  const first = await walk(waiting);
  expect((await finish(first.location, first.cookie, undefined, waiting)).json().code).toBe('waiting');
  const [account] = (await server.call('GET', 'accounts?q=bela')).json();
  expect(account).toMatchObject({ name: 'Bela Oraon', email: 'bela@example.com', role: 'staff', status: 'waiting' });
  await server.call('PUT', `accounts/${account.id}`, { status: 'active' });
  const second = await walk();
  expect((await finish(second.location, second.cookie)).statusCode).toBe(200);
  for (const password of ['', ' ', 'a long password'])
    expect(
      (await server.call('POST', 'auth/login', { email: 'bela@example.com', password }, { token: '' })).statusCode,
    ).not.toBe(200);
});

test('an invited person can sign in by the provider too, and gets the given role', async () => {
  await server.call('POST', 'invitations', { email: 'bela@example.com', role: 'viewer' });
  await provider.expect({ ...bela, claims: { ...bela.claims, email_verified: false } });
  expect(failure((await walk()).location)).toBe('unverified');
  await provider.expect(bela);
  const { location, cookie } = await walk();
  expect((await finish(location, cookie)).json()).toMatchObject({
    account: { name: 'Bela Oraon', role: 'viewer', status: 'active' },
  });
  expect((await server.call('GET', 'invitations')).json()[0].state).toBe('used');
});

test('nobody becomes the first owner by the provider', async () => {
  await server.db.deleteFrom('accounts').execute();
  await server.db.deleteFrom('marks').where('key', '=', 'owner').execute();
  await provider.expect(bela);
  expect(failure((await walk(await appWith({ OIDC_CREATE: 'open' }))).location)).toBe('unknown');
});

test('a response works once, in the browser that started, with its own code', async () => {
  await provider.expect(asha);
  const { address, cookie } = await begin();
  const query = await provider.signIn(address);
  expect(failure(await come(query, ''))).toBe('expired');
  expect(failure(await come(query, `sign-in=${'x'.repeat(43)}`))).toBe('expired');
  const location = await come(query, cookie);
  expect(failure(location)).toBeUndefined();
  expect(failure(await come(query, cookie))).toBe('expired');
  // The code of another sign-in, submitted with the attacker's own state.
  const other = await begin();
  const replayed = new URLSearchParams(query);
  replayed.set('state', other.cookie.split('=')[1] ?? '');
  expect(failure(await come(String(replayed), other.cookie))).toBe('untrusted');

  expect((await finish(location, 'sign-in=of-another-browser')).json().code).toBe('expired');
  expect((await finish(location, cookie)).json().code).toBe('expired');
  const next = await walk();
  expect((await finish(next.location, next.cookie)).statusCode).toBe(200);
  expect((await finish(next.location, next.cookie)).json().code).toBe('expired');
});

test('a broken or silent provider is reported as such within seconds, and is tried again', async () => {
  for (const fault of ['broken', 'silent']) {
    await provider.expect({ ...asha, fault });
    const fresh = await appWith({ OIDC_NAME: fault });
    const began = Date.now();
    const answer = await fresh.inject('/api/auth/provider/start');
    expect([fault, failure(String(answer.headers.location))]).toEqual([fault, 'unreachable']);
    expect(Date.now() - began).toBeLessThan(10_000);
    await provider.expect(asha);
    expect(failure((await walk(fresh)).location)).toBeUndefined();
  }
  const { address, cookie } = await begin();
  const query = await provider.signIn(address);
  await provider.expect({ ...asha, fault: 'broken' });
  expect(failure(await come(query, cookie))).toBe('unreachable');
  await provider.expect(asha);
}, 60_000);

test('an account’s own authenticator app is required after the provider too', async () => {
  const { owner } = server;
  await server.db
    .insertInto('authenticators')
    .values({ accountId: owner.account.id, sealedKey: 'x', createdAt: '', confirmedAt: '2026-11-22', lastStep: 0 })
    .execute();
  const codes = await server.db.transaction().execute((tx) => renewRecoveryCodes(tx, owner.account.id));
  await provider.expect(asha);
  const { location, cookie } = await walk();
  expect((await finish(location, cookie)).json().code).toBe('second_factor');
  expect((await finish(location, cookie, codes[0])).statusCode).toBe(200);
});

const linkOf = async (token: string) =>
  (await app.inject({ url: '/api/auth/provider/link', headers: { authorization: `Bearer ${token}` } })).json();
const setLink = (token: string, payload: object) =>
  app.inject({
    method: 'PUT',
    url: '/api/auth/provider/link',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const actions = async () =>
  (await server.db.selectFrom('audit').select('action').orderBy('id').execute()).map(({ action }) => action);

test('it is unlinked with the password, which ends the other sessions and sign-ins in progress, is written down, and holds until it is allowed again', async () => {
  const currentPassword = ownerCredentials.password;
  expect(await linkOf(server.owner.token)).toEqual({ linkedAt: null, isUnlinked: false, hasPassword: true });
  expect((await setLink(server.owner.token, { isLinked: false, currentPassword })).json().code).toBe('no_change');
  const other = await comeFirst();
  const { token } = server.owner;
  expect(await linkOf(token)).toEqual({ linkedAt: expect.stringMatching(/^20/), isUnlinked: false, hasPassword: true });

  const inProgress = await walk();
  for (const wrong of [{}, { currentPassword: 'wrong' }])
    expect((await setLink(token, { isLinked: false, ...wrong })).statusCode).toBe(400);
  expect((await linkOf(token)).isUnlinked).toBe(false);
  expect((await setLink(token, { isLinked: false, currentPassword })).statusCode).toBe(204);
  expect(await linkOf(token)).toEqual({ linkedAt: null, isUnlinked: true, hasPassword: true });
  expect((await linkOf(other.token)).code).toBe('no_session');
  const answer = await finish(inProgress.location, inProgress.cookie);
  expect([answer.statusCode, answer.json().message]).toEqual([
    401,
    'Your account was changed while you signed in. Please sign in again.',
  ]);
  expect((await actions()).slice(-1)).toEqual(['account.identity-unlinked']);

  expect(failure((await walk()).location)).toBe('unlinked');
  await provider.expect({ ...asha, sub: 'another-sub-of-asha' });
  expect(failure((await walk()).location)).toBe('unlinked');

  expect((await setLink(token, { isLinked: true, currentPassword })).statusCode).toBe(204);
  await provider.expect(asha);
  const again = await walk();
  expect((await finish(again.location, again.cookie)).statusCode).toBe(200);
});

/** A thief with the password links the account to another email while signed in through the provider. */
async function linkThief(): Promise<void> {
  const { id } = server.owner.account;
  const rename = (email: string) => server.db.updateTable('accounts').set({ email }).where('id', '=', id).execute();
  await rename('thief@example.net');
  const hash = server.db.selectFrom('accounts').select('passwordHash').where('id', '=', id);
  const kept = await hash.executeTakeFirstOrThrow();
  await provider.expect(thief);
  await walk();
  await rename(ownerCredentials.email);
  await server.db.updateTable('accounts').set(kept).where('id', '=', id).execute();
  server.owner.token = await startSession(server.db, id);
}
const thief = { sub: 'sub-of-thief', claims: { email: 'thief@example.net', email_verified: true, name: 'T' } };

test('a password set by link ends provider sign-ins with another email, even one in progress, and notifies the person', async () => {
  const mailbox = await openMailbox();
  const withMail = await appWith({ SMTP_URL: mailbox.settings.smtpUrl, MAIL_FROM: mailbox.settings.from });
  await comeFirst();
  await linkThief();
  await provider.expect(asha);
  await walk();
  await provider.expect(thief);
  const onTheWay = await walk();
  const inside = await walk();
  expect((await finish(inside.location, inside.cookie)).statusCode).toBe(200);
  const { token } = (await server.call('POST', `accounts/${server.owner.account.id}/reset-link`)).json();
  const password = 'four quiet brown horses';
  await withMail.inject({ method: 'POST', url: '/api/auth/reset', payload: { token, password } });

  expect((await finish(onTheWay.location, onTheWay.cookie)).json().code).toBe('changed');
  expect(failure((await walk()).location)).toBe('unknown');
  const { text } = await mailbox.next();
  expect(text).toContain('was removed for other emails: thief@example.net.');
  expect(text).toContain(`Linked email: ${ownerCredentials.email}.`);
  expect(await actions()).toContain('account.identity-unlinked');
  await provider.expect(asha);
  const { location, cookie } = await walk();
  const { token: own } = (await finish(location, cookie)).json() as Session;
  expect((await server.call('GET', 'notifications', undefined, { token: own })).json()[0].title).toBe(
    'A sign-in by another email was removed from your account',
  );
  // The password set with it stays.
  const login = { ...ownerCredentials, name: '', password };
  expect((await server.call('POST', 'auth/login', login, { token: '' })).statusCode).toBe(200);
  await mailbox.close();
});

test('linking someone else’s identity does not keep the address’s owner from ending earlier proofs', async () => {
  await linkThief();
  await provider.expect(asha);
  await walk();
  expect((await server.call('POST', 'auth/login', { ...ownerCredentials, name: '' }, { token: '' })).statusCode).toBe(
    401,
  );
  await provider.expect(thief);
  expect(failure((await walk()).location)).toBe('unknown');
});

test('a revoked identity is linked again by the account’s own email, and the password stays', async () => {
  await comeFirst();
  await server.db.updateTable('identities').set({ endedAt: '2026-11-01T00:00:00.000Z', email: '' }).execute();
  expect((await linkOf(server.owner.token)).linkedAt).toBeNull();
  await provider.expect({ ...asha, claims: { ...asha.claims, email_verified: false } });
  expect(failure((await walk()).location)).toBe('unverified');
  await provider.expect(asha);
  const { location, cookie } = await walk();
  expect((await finish(location, cookie)).statusCode).toBe(200);
  const login = { ...ownerCredentials, name: '' };
  expect((await server.call('POST', 'auth/login', login, { token: '' })).statusCode).toBe(200);
});

test('the last sign-in method can’t be unlinked; with a passkey, it can', async () => {
  await provider.expect(bela);
  const { location, cookie } = await walk(await appWith({ OIDC_CREATE: 'open' }));
  const { token, account } = (await finish(location, cookie)).json() as Session;
  expect((await linkOf(token)).hasPassword).toBe(false);
  expect((await setLink(token, { isLinked: false })).json().code).toBe('last_way_in');
  expect((await linkOf(token)).isUnlinked).toBe(false);
  await server.db
    .insertInto('passkeys')
    .values({
      id: 'x',
      accountId: account.id,
      publicKey: '',
      transports: '[]',
      name: 'x',
      createdAt: '',
      counter: 0,
      endedAt: null,
    })
    .execute();
  expect((await setLink(token, { isLinked: false })).statusCode).toBe(204);
});

test('a refusal at the provider, an old response and an unreachable provider are reported, and the requested page is remembered', async () => {
  const from = '/dashboard/clientList?q=a b&page=2#फ';
  const kept = `/signin?from=${encodeURIComponent(from)}#provider-failed=`;
  await provider.expect({ ...asha, fault: 'denied' });
  expect((await walk(app, from)).location).toBe(`${site}${kept}refused`);
  await provider.expect(asha);
  const { address, cookie } = await begin(app, from);
  const query = await provider.signIn(address);
  await come(query, cookie);
  expect(await come(query, cookie)).toBe(`${site}${kept}expired`);
  const gone = await appWith({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  const answer = await gone.inject(`/api/auth/provider/start?from=${encodeURIComponent(from)}`);
  expect(answer.headers.location).toBe(`${site}${kept}unreachable`);
});

test('without a provider these routes don’t exist', async () => {
  const without = await openTestApp();
  expect(without.app.apiRoutes.some(({ url }) => url.includes('provider'))).toBe(false);
  expect((await without.call('GET', 'auth/provider/start', undefined, { token: '' })).statusCode).toBe(404);
  await without.close();
});
