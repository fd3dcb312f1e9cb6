import type { NewOverride, Override } from 'shared/contract/releases/override';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { openReleases } from '../openReleases.fixture';
import { eachStorage } from '../storage/eachStorage.fixture';
import { releaseTables } from '../tables';

eachStorage((open) => {
  let server: TestApp;
  let opened: Awaited<ReturnType<typeof openReleases>>;
  /** The owner's token, and Bela's, whose role allows previews of releases but no own builds. */
  let asha: string;
  let bela: string;

  beforeAll(async () => {
    server = await openTestApp();
    opened = await openReleases(
      server,
      async ({ publish, publishCurrent }) => {
        await publishCurrent({ version: '1.0.0' });
        await publish({ version: '1.1.0' });
        await publishCurrent({ name: 'mfe-sales', version: '1.0.0' });
        await publish({ name: 'mfe-sales', version: '2.0.0' });
      },
      open,
    );
    asha = server.owner.token;
    const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
    await server.call('POST', 'auth/register', person, { token: '' });
    const [{ id }] = (await server.call('GET', 'accounts?q=bela')).json();
    const role = (await server.call('POST', 'roles', { name: 'Tester', rights: ['modules:preview'] })).json();
    await server.call('PUT', `accounts/${id}`, { status: 'active', role: role.id });
    bela = (await server.call('POST', 'auth/login', person, { token: '' })).json().token;
  });
  afterAll(() => opened.close());

  const call = (url: string, token: string, payload: object) =>
    opened.app.inject({
      method: 'POST',
      url: `/api/overrides/${url}`,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      payload,
    });
  /** Begins one and answers its token. */
  async function begin(what: 'releases' | 'builds', by: string, use: object, beside?: string): Promise<string> {
    const answer = await call(what, by, { uses: [use], beside });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return (answer.json() as NewOverride).token;
  }
  const policyWith = async (cookie: string, url = '/dashboard') =>
    String((await opened.app.inject({ method: 'GET', url, headers: { cookie } })).headers['content-security-policy']);
  const newRelease = { module: 'mfe-payroll', version: '1.1.0' };
  const ownBuild = { module: 'mfe-payroll', origin: 'http://127.0.0.1:4000' };

  test('an account with the right to preview gets a published release for eight hours, and everybody else what is current', async () => {
    const token = await begin('releases', bela, newRelease);
    const mine = (await call('open', bela, { token })).json() as Override;
    expect(mine.uses).toEqual([newRelease]);
    expect(mine.modules['mfe-payroll']?.current.base).toBe('/modules/mfe-payroll/1.1.0/');
    const hours = (Date.parse(mine.expiresAt) - Date.now()) / 3_600_000;
    expect([hours > 7.9, hours <= 8]).toEqual([true, true]);
    const registry = await opened.app.inject({ url: '/api/registry', headers: { authorization: `Bearer ${asha}` } });
    expect(registry.json().modules['mfe-payroll'].current.version).toBe('1.0.0');
  });

  test('another account’s is refused with a sentence', async () => {
    const token = await begin('releases', asha, newRelease);
    const answer = await call('open', bela, { token });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'This preview was made for another account. Leave it, or sign in with that account.',
    ]);
    await call('end', bela, { token });
    expect((await call('open', asha, { token })).statusCode).toBe(200);
  });

  test('one that the server never made is refused, and so is one that was ended', async () => {
    const made = await call('open', bela, { token: 'x'.repeat(43) });
    expect([made.statusCode, made.json().message]).toEqual([
      404,
      'This preview was ended, or this server never made it. Leave it, and start one from Modules.',
    ]);
    const token = await begin('releases', bela, newRelease);
    expect((await call('end', bela, { token })).statusCode).toBe(204);
    expect((await call('open', bela, { token })).statusCode).toBe(404);
  });

  test('one that has expired is refused, and its document allows no origin any more', async () => {
    const token = await begin('builds', asha, ownBuild);
    expect(await policyWith(`override=${token}`)).toContain('http://127.0.0.1:4000');
    await releaseTables(server.db)
      .updateTable('overrides')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .execute();
    const answer = await call('open', asha, { token });
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'This preview has expired after 8 hours. Leave it, or start it again from Modules.',
    ]);
    expect(await policyWith(`override=${token}`)).not.toContain('4000');
  });

  test('without a session, the right, or a release that fits, nothing is made', async () => {
    const count = async () =>
      (await releaseTables(server.db).selectFrom('overrides').select('tokenHash').execute()).length;
    const before = await count();
    expect((await call('releases', '', { uses: [newRelease] })).statusCode).toBe(401);
    const lacking = await call('builds', bela, { uses: [ownBuild] });
    expect([lacking.statusCode, lacking.json().message]).toEqual([
      403,
      'Your role, Tester, doesn’t include “Modules and releases: Run own builds, for themselves alone”. Ask Asha Rao for access.',
    ]);
    expect((await call('releases', bela, { uses: [newRelease, { ...newRelease, version: '9.9.9' }] })).statusCode).toBe(
      404,
    );
    expect(await count()).toBe(before);
  });

  test.each([
    'https://127.0.0.1:4000',
    'http://evil.example.com:4000',
    'http://127.0.0.1.example.com:4000',
    "http://127.0.0.1:4000; script-src 'unsafe-inline'",
    'http://127.0.0.1:4000/path',
    'http://127.0.0.1',
  ])('an own build from %s is refused', async (origin) => {
    expect((await call('builds', asha, { uses: [{ ...ownBuild, origin }] })).statusCode).toBe(400);
  });

  test('a document allows an own build’s origin for code, styles and edits, only with its token and in the console', async () => {
    const token = await begin('builds', asha, ownBuild);
    const policy = await policyWith(`other=1; override=${token}`, '/dashboard/mfe-payroll');
    expect(policy).toContain("script-src http://127.0.0.1:4000 'self';");
    expect(policy).toContain("connect-src http://127.0.0.1:4000 ws://127.0.0.1:4000 'self'");
    expect(policy).toMatch(/style-src http:\/\/127\.0\.0\.1:4000 'self' 'nonce-/);
    expect(policy).not.toContain('unsafe');
    for (const cookie of ['', `override=${'x'.repeat(43)}`, `override=${token}x`])
      expect(await policyWith(cookie, '/dashboard/mfe-payroll')).not.toContain('4000');
    expect(await policyWith(`override=${token}`, '/')).not.toContain('4000');
  });

  test('a release’s override adds no origin', async () => {
    const token = await begin('releases', asha, newRelease);
    const withoutNonce = (policy: string) => policy.replace(/nonce-[\w-]+/, '');
    expect(withoutNonce(await policyWith(`override=${token}`))).toBe(withoutNonce(await policyWith('')));
  });

  test('several modules go into one, the last choice of a module holds, and the one before is over', async () => {
    const first = await begin('releases', asha, newRelease);
    const second = await begin('releases', asha, { module: 'mfe-sales', version: '2.0.0' }, first);
    const third = await begin('builds', asha, ownBuild, second);
    const { uses, modules } = (await call('open', asha, { token: third })).json() as Override;
    expect(uses).toEqual([ownBuild, { module: 'mfe-sales', version: '2.0.0' }]);
    expect(Object.keys(modules)).toEqual(['mfe-sales']);
    expect((await call('open', asha, { token: second })).statusCode).toBe(404);
  });

  test('who lost the right is refused', async () => {
    const token = await begin('releases', bela, newRelease);
    const [{ id }] = (await server.call('GET', 'accounts?q=bela')).json();
    await server.call('PUT', `accounts/${id}`, { role: 'staff' });
    expect((await call('open', bela, { token })).statusCode).toBe(403);
  });
});
