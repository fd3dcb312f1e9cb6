import { openTestApp } from '../../test/openTestApp';
import { openReleases } from '../releases/openReleases.fixture';
import { withPage } from '../releases/releases.fixture';
import { eachStorage } from '../releases/storage/eachStorage.fixture';

const built = (name: string, version: string, text: string) => ({
  ...{ name, version, files: { 'page.html': text, 'public/mark.svg': '<svg/>' } },
  change: withPage(`/${name}`, 'page.html'),
});

eachStorage((open) => {
  let product: Awaited<ReturnType<typeof openReleases>>;
  let owner: string;
  beforeEach(async () => {
    const server = await openTestApp();
    owner = server.owner.token;
    product = await openReleases(
      server,
      async (opened) => {
        for (const name of ['mfe-one', 'mfe-two']) {
          await opened.publishCurrent(built(name, '1.0.0', `<p>Old ${name}</p>`));
          await opened.publish(built(name, '1.1.0', `<p>New ${name}</p>`));
        }
      },
      open,
    );
  });
  afterEach(() => product.close());

  const call = (method: 'POST' | 'PUT', module: string, payload: object) =>
    product.app.inject({
      ...{ method, url: `/api/releases/${module}/rollout`, payload },
      headers: { authorization: `Bearer ${owner}` },
    });
  const start = async (module: string, stages: number[]) =>
    expect((await call('POST', module, { version: '1.1.0', stages })).statusCode).toBe(200);
  const get = (url: string, cookie = '', more: Record<string, string> = {}) =>
    product.app.inject({ url, headers: { ...(cookie && { cookie }), ...more } });
  /** Which release a visitor of a cohort has of a page. */
  const seen = async (module: string, cohort: number) =>
    /(Old|New) mfe-/.exec((await get(`/${module}`, `other=1; cohort=${cohort}`)).body)?.[1];

  test('while nothing public goes out in stages, no cookie is set and any cache may ask once for all', async () => {
    const answer = await get('/mfe-one');
    expect([answer.headers['set-cookie'], answer.headers['cache-control'], answer.headers.vary]).toEqual([
      undefined,
      'no-cache',
      'Accept-Encoding',
    ]);
  });

  test('a part of the visitors gets the new release of a page, whose document says so whole; the others the old one', async () => {
    await start('mfe-one', [25, 100]);
    expect([await seen('mfe-one', 24), await seen('mfe-one', 25), await seen('mfe-two', 3)]).toEqual([
      'New',
      'Old',
      'Old',
    ]);
    const [some, other] = [await get('/mfe-two', 'cohort=3'), await get('/mfe-two', 'cohort=80')];
    expect([some.body.includes('mfe-one/1.1.0'), other.body.includes('mfe-one/1.1.0')]).toEqual([true, false]);
  });

  test('a visitor without a cookie gets the current release, and a number by chance for the pages to come, each time the same', async () => {
    await start('mfe-one', [50, 100]);
    const numbers = new Set<number>();
    for (let visit = 0; visit < 30; visit += 1) {
      const answer = await get('/mfe-one');
      expect(answer.body).toContain('Old mfe-one');
      const cookie = String(answer.headers['set-cookie']);
      expect(cookie).toMatch(/^cohort=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
      const number = Number(/\d+/.exec(cookie)?.[0]);
      numbers.add(number);
      const next = await get('/mfe-one', `cohort=${number}`);
      expect(next.body).toContain(number < 50 ? 'New mfe-one' : 'Old mfe-one');
      const last = await get('/mfe-one', `cohort=${number}`);
      expect([last.body, last.headers['set-cookie'], next.headers['set-cookie']]).toEqual([
        next.body,
        undefined,
        undefined,
      ]);
    }
    expect(numbers.size).toBeGreaterThan(10);
  });

  test('a browser that refuses cookies has the current release on every page: it never mixes two', async () => {
    await start('mfe-one', [99, 100]);
    for (let visit = 0; visit < 20; visit += 1) {
      const [one, two] = [await get('/mfe-one'), await get('/mfe-two')];
      expect([one, two].map(({ body }) => body.includes('1.1.0'))).toEqual([false, false]);
      expect(one.body).toContain('Old mfe-one');
    }
  });

  test('no cache keeps one visitor’s page for another, and each has an answer of its own to ask with', async () => {
    await start('mfe-one', [50, 100]);
    const [some, other] = [await get('/mfe-one', 'cohort=1'), await get('/mfe-one', 'cohort=99')];
    for (const { headers } of [some, other])
      expect([headers['cache-control'], headers.vary]).toEqual(['private, no-cache', 'Accept-Encoding, Cookie']);
    expect(some.headers.etag).not.toBe(other.headers.etag);
    const asked = (cookie: string) => get('/mfe-one', cookie, { 'if-none-match': String(some.headers.etag) });
    expect([(await asked('cohort=1')).statusCode, (await asked('cohort=99')).statusCode]).toEqual([304, 200]);
  });

  test('who gets a release that goes to few gets those that go to more, so that there is one site for each part', async () => {
    await start('mfe-one', [10, 100]);
    await start('mfe-two', [50, 100]);
    const of = async (cohort: number) => [await seen('mfe-one', cohort), await seen('mfe-two', cohort)];
    expect([await of(9), await of(10), await of(50)]).toEqual([
      ['New', 'New'],
      ['Old', 'New'],
      ['Old', 'Old'],
    ]);
  });

  test('a rollout that ends gives everybody the release before, and no cookie is asked for', async () => {
    await start('mfe-one', [50, 100]);
    expect((await call('PUT', 'mfe-one', { act: 'end', revision: 1 })).statusCode).toBe(200);
    const answer = await get('/mfe-one', 'cohort=1');
    expect([answer.body.includes('Old mfe-one'), answer.headers['cache-control']]).toEqual([true, 'no-cache']);
  });

  test('a made-up cookie is none', async () => {
    await start('mfe-one', [50, 100]);
    for (const cookie of ['cohort=1000', 'cohort=-1', 'cohort=x', 'mycohort=1'])
      expect((await get('/mfe-one', cookie)).headers['set-cookie']).toBeDefined();
  });
});
