import type { NewReviewLink, ReviewLink } from 'shared/contract/releases/reviewLink';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openReleases } from '../releases/openReleases.fixture';
import { withPage } from '../releases/releases.fixture';
import { eachStorage } from '../releases/storage/eachStorage.fixture';
import { releaseTables } from '../releases/tables';

const built = (name: string, version: string) => ({
  ...{ name, version, files: { 'page.html': `<p>${name} of ${version}</p>` } },
  change: withPage(`/${name}`, 'page.html'),
});

eachStorage((open) => {
  let server: TestApp;
  let product: Awaited<ReturnType<typeof openReleases>>;
  beforeAll(async () => {
    server = await openTestApp();
    product = await openReleases(
      server,
      async (opened) => {
        for (const name of ['mfe-one', 'mfe-two']) {
          await opened.publishCurrent(built(name, '1.0.0'));
          await opened.publish(built(name, '1.1.0'));
        }
      },
      open,
    );
  });
  afterAll(() => product.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, token = server.owner.token) =>
    product.app.inject({
      ...{ method, url: `/api/${url}`, payload },
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
  const get = (url: string, cookie = '') => product.app.inject({ url, headers: cookie === '' ? {} : { cookie } });
  const one = { module: 'mfe-one', version: '1.1.0' };
  const two = { module: 'mfe-two', version: '1.1.0' };
  /** Makes a link; answers its token. */
  async function link(...uses: object[]): Promise<string> {
    const made = await call('POST', 'review-links', { uses });
    expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
    return made.json<NewReviewLink>().token;
  }
  /** Which releases a browser is shown of both modules. */
  const shown = async (cookie = '') =>
    Promise.all(
      ['mfe-one', 'mfe-two'].map(async (name) => /mfe-\w+ of ([\d.]+)/.exec((await get(`/${name}`, cookie)).body)?.[1]),
    );
  const bar = 'aria-label="Preview"';

  test('a link opens a set of releases for a reviewer without an account, in that browser alone, until a bar ends it', async () => {
    const token = await link(one, two);
    const opened = await get(`/review/${token}`);
    expect([opened.statusCode, opened.headers.location, opened.headers['referrer-policy']]).toEqual([
      303,
      '/mfe-one',
      'no-referrer',
    ]);
    const cookie = `override=${token}`;
    expect(opened.headers['set-cookie']).toMatch(new RegExp(`^${cookie}; Path=/; Max-Age=604\\d{3}; SameSite=Lax$`));
    expect([await shown(cookie), await shown()]).toEqual([
      ['1.1.0', '1.1.0'],
      ['1.0.0', '1.0.0'],
    ]);
    const page = await get('/mfe-one', `other=1; ${cookie}`);
    expect(page.body).toContain('Preview: this browser alone shows mfe-one 1.1.0 and mfe-two 1.1.0, until ');
    expect(page.body).toContain('"version":"1.1.0"');
    expect([page.headers['cache-control'], page.headers.vary]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ]);
    expect((await get('/mfe-one')).body).not.toContain(bar);
    expect((await get('/nothing', cookie)).statusCode).toBe(404);

    const ended = await product.app.inject({ method: 'POST', url: '/review/end', headers: { cookie } });
    expect([ended.statusCode, ended.headers.location, ended.headers['set-cookie']]).toEqual([
      303,
      '/',
      'override=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    // Another reviewer's browser has it still.
    expect(await shown(cookie)).toEqual(['1.1.0', '1.1.0']);
  });

  test('the bar’s style is allowed by the page’s policy, and nothing else is', async () => {
    const cookie = `override=${await link(one)}`;
    const [own, seen] = [await get('/mfe-two'), await get('/mfe-two', cookie)].map(({ headers }) =>
      String(headers['content-security-policy']),
    );
    const added = /'sha256-[^']+' /.exec(seen?.slice(seen.indexOf('style-src')) ?? '')?.[0] ?? '';
    expect(seen?.replace(added, '').replace("script-src 'none'", "script-src 'self'")).toBe(own);
  });

  test('by a link no code of a release runs in anybody’s browser: not on public pages, and not in a signed-in console', async () => {
    const token = await link(one);
    const cookie = `override=${token}`;
    for (const path of ['/mfe-one', '/mfe-two', '/nothing', '/dashboard-of-nobody']) {
      const policy = String((await get(path, cookie)).headers['content-security-policy']);
      expect([path, policy.match(/script-src [^;]*/)?.[0]]).toEqual([path, "script-src 'none'"]);
    }
    expect((await get('/mfe-one', cookie)).body).toContain('Its code does not run by a link');
    const opened = await call('POST', 'overrides/open', { token });
    expect([opened.statusCode, opened.json().message]).toEqual([
      403,
      'This is a link for reviewers: it shows public pages and runs no code. Leave it, and preview the release from Modules.',
    ]);
    expect((await call('POST', 'overrides/releases', { uses: [two], beside: token })).statusCode).toBe(403);
  });

  test('links that are guessed are held back, and one that works is not counted', async () => {
    const token = await link(one);
    const statuses: number[] = [];
    const from = (url: string) => product.app.inject({ url, remoteAddress: '203.0.113.9' });
    for (let tries = 0; tries < 62; tries += 1) statuses.push((await from(`/review/guess-${tries}`)).statusCode);
    expect([statuses.slice(0, 60), statuses.slice(60)]).toEqual([Array(60).fill(404), [429, 429]]);
    expect((await from(`/review/${token}`)).statusCode).toBe(303);
  });

  test('an account’s own preview is opened by nobody through a link', async () => {
    const { token } = (await call('POST', 'overrides/releases', { uses: [two] })).json<{ token: string }>();
    const opened = await get(`/review/${token}`);
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([404, undefined]);
  });

  test('a link opens nothing that needs a session', async () => {
    const cookie = `override=${await link(one)}`;
    for (const url of ['registry', 'releases', 'review-links', 'accounts'])
      expect((await product.app.inject({ url: `/api/${url}`, headers: { cookie } })).statusCode).toBe(401);
    const token = cookie.slice('override='.length);
    expect((await call('POST', 'overrides/open', { token }, '')).statusCode).toBe(401);
  });

  test('one that was never made, has expired or was ended is refused with a sentence, and the current releases are shown', async () => {
    const refused = async (token: string) => {
      const [opened, page] = [await get(`/review/${token}`), await get('/mfe-one', `override=${token}`)];
      expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([404, undefined]);
      expect(page.body).toContain('mfe-one of 1.0.0');
      expect(page.body).toContain(bar);
      return /<p>([^<]*)<\/p><form/.exec(page.body)?.[1];
    };
    const never = 'This preview was ended, or this server never made it. Leave it, and ask for a new link.';
    expect(await refused('x'.repeat(43))).toBe(never);
    expect((await get('/mfe-one', 'override=short')).body).not.toContain(bar);

    const token = await link(one);
    const [known] = (await call('GET', 'review-links')).json<ReviewLink[]>();
    expect(known).toMatchObject({ uses: 'mfe-one 1.1.0', by: server.owner.account.name });
    expect((await call('DELETE', `review-links/${known?.id}`)).statusCode).toBe(204);
    expect(await refused(token)).toBe(never);
    expect((await call('DELETE', `review-links/${known?.id}`)).statusCode).toBe(404);

    const old = await link(one);
    await releaseTables(server.db)
      .updateTable('overrides')
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .execute();
    expect(await refused(old)).toBe(
      'This preview has expired after 7 days. Leave it, and ask whoever sent you the link for a new one.',
    );
  });

  test('only who may show releases makes a link, of releases that are published, and it is over when the right is lost', async () => {
    const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
    await server.call('POST', 'auth/register', person, { token: '' });
    const [{ id }] = (await server.call('GET', 'accounts?q=bela')).json();
    const withRight = async (...rights: string[]) => {
      const { id: role } = (
        await server.call('POST', 'roles', { name: `Shows ${rights.join()}`, rights: ['modules:preview', ...rights] })
      ).json();
      await server.call('PUT', `accounts/${id}`, { status: 'active', role });
    };
    await withRight();
    const { token: bela } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
    expect((await call('POST', 'review-links', { uses: [one] }, '')).statusCode).toBe(401);
    expect((await call('POST', 'review-links', { uses: [one] }, bela)).statusCode).toBe(403);
    await withRight('modules:share');
    expect((await call('POST', 'review-links', { uses: [{ ...one, version: '9.9.9' }] }, bela)).statusCode).toBe(404);
    expect((await call('POST', 'review-links', { uses: [] }, bela)).statusCode).toBe(400);
    const { token } = (await call('POST', 'review-links', { uses: [one] }, bela)).json<NewReviewLink>();
    expect(await shown(`override=${token}`)).toEqual(['1.1.0', '1.0.0']);
    await server.call('PUT', `accounts/${id}`, { role: 'staff' });
    expect((await get(`/review/${token}`)).statusCode).toBe(403);
    expect(await shown(`override=${token}`)).toEqual(['1.0.0', '1.0.0']);
    expect((await call('GET', 'review-links')).json<ReviewLink[]>().map(({ by }) => by)).toEqual(['Bela']);
  });

  test('a preview of an account’s own reaches the public pages too, and the bar there ends it', async () => {
    const { token } = (await call('POST', 'overrides/releases', { uses: [two] })).json<{ token: string }>();
    const cookie = `override=${token}`;
    expect(await shown(cookie)).toEqual(['1.0.0', '1.1.0']);
    await product.app.inject({ method: 'POST', url: '/review/end', headers: { cookie } });
    expect(await shown(cookie)).toEqual(['1.0.0', '1.0.0']);
    expect((await call('POST', 'overrides/open', { token })).statusCode).toBe(404);
  });

  test('what becomes current meanwhile of other modules is shown, and a link stays when a signed-in person opens it', async () => {
    const token = await link(one);
    expect(await shown(`override=${token}`)).toEqual(['1.1.0', '1.0.0']);
    await call('POST', 'releases/mfe-two/promote', { version: '1.1.0' });
    expect(await shown(`override=${token}`)).toEqual(['1.1.0', '1.1.0']);
    await call('POST', 'overrides/end', { token });
    expect(await shown(`override=${token}`)).toEqual(['1.1.0', '1.1.0']);
  });
});
