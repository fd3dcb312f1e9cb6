import type { FastifyInstance } from 'fastify';
import type { DeployToken, Release } from 'shared/contract';
import { today } from 'shared/domain/dates/dates';
import { addAccount } from '../../test/addAccount';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { withoutRecords } from '../../test/withoutRecords';
import { doDailyWork } from '../dailyWork';
import { buildProduct } from '../product';
import { createDeployToken } from './deployTokens';
import { LiveRegistry } from './registry/LiveRegistry';
import { type Built, type openStore, tester, withPage } from './releases.fixture';
import { eachStorage } from './storage/eachStorage.fixture';
import { releaseTables } from './tables';

eachStorage((open) => {
  let server: TestApp;
  let app: FastifyInstance;
  let opened: ReturnType<typeof openStore>;
  let live: LiveRegistry;
  let token: string;

  beforeEach(async () => {
    server = await openTestApp();
    opened = open(server.db);
    live = await LiveRegistry.open(opened.store);
    const { store, sources } = opened;
    const { db, settings } = server;
    app = await buildProduct({ db, settings, product: withoutRecords, store, live, sources, log: false });
    ({ token } = await createDeployToken(
      server.db,
      { module: 'mfe-payroll', name: 'CI', scope: 'promote', days: 90 },
      tester,
    ));
  });
  afterEach(async () => {
    live.close();
    await app.close();
    await server.close();
    opened.remove();
  });

  const headers = () => ({ authorization: `Bearer ${token}` });

  /** Sends a built release as the command does; `more` are files beside those that it names. */
  function upload(built: Built, more: Record<string, string> = {}, query = '') {
    const { release, contents } = opened.build(built);
    const form = new FormData();
    form.append('file', new Blob([JSON.stringify(release)]), 'release.json');
    for (const [file, content] of Object.entries({ ...contents, ...more }))
      form.append('file', new Blob([content]), file);
    return app.inject({ method: 'POST', url: `/api/releases/mfe-payroll${query}`, headers: headers(), payload: form });
  }

  const jobs = (code: string): Built => ({
    version: `1.0.${code.length}`,
    code,
    files: { 'prerendered/page.html': `<h1>${code}</h1>` },
    change: withPage('/jobs'),
  });

  test('whether a module may be released is told before there is a release, with the shell that it will meet', async () => {
    const ask = (module: string, by = token) =>
      app.inject({ url: `/api/releases/${module}/shell`, headers: { authorization: `Bearer ${by}` } });
    const { shellApi } = opened.sources.shell;
    expect([(await ask('mfe-payroll')).statusCode, (await ask('mfe-payroll')).json()]).toEqual([200, { shellApi }]);
    const other = await ask('mfe-leads');
    expect([other.statusCode, other.json().message]).toEqual([
      403,
      "This deploy token is for mfe-payroll; it can't release mfe-leads.",
    ]);
    const unknown = await ask(
      'mfe-payroll',
      token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    );
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, 'wrong_token']);
  });

  test('one upload can’t stop the product: what can’t be composed is refused, and the site goes on', async () => {
    expect((await upload(jobs('first'))).statusCode).toBe(201);
    const broken = await upload({ version: '2.0.0', change: withPage('/jobs') });
    expect([broken.statusCode, broken.json().code]).toEqual([409, 'incompatible']);
    expect((await app.inject('/jobs')).body).toContain('<h1>first</h1>');
    expect((await upload(jobs('another'))).statusCode).toBe(201);
    expect((await app.inject('/jobs')).body).toContain('<h1>another</h1>');
  });

  test.each<[string, Record<string, string>, (release: Release) => void, number]>([
    ['a folder', { 'a/': 'x' }, () => undefined, 400],
    ['a file named like what every object has', { constructor: 'x' }, () => undefined, 409],
    ['a prototype', { __proto__x: 'x', ['__proto__']: 'x' }, () => undefined, 409],
    ['a file that is a folder of another', { 'entry.js/more.js': 'x' }, () => undefined, 400],
    ['a name that leaves the folder', { '../x.js': 'x' }, () => undefined, 400],
    ['a compressed copy', { 'entry.js.br': 'x' }, () => undefined, 400],
  ])('%s in an upload is refused with a sentence, and nothing is stored', async (_name, more, change, status) => {
    const answer = await upload({ version: '1.0.0', change }, more);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(/^[A-Zm].*\w/)]);
    expect(await opened.store.list()).toEqual([]);
  });

  test('of equal versions sent at once, one is 201 and the others are what is documented', async () => {
    const answers = await Promise.all(['one', 'one', 'two', 'one'].map((code) => upload({ version: '1.0.0', code })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  });

  test('a module is taken out by its token or the owner, and nobody else’s', async () => {
    await upload({ version: '1.0.0' });
    const other = (
      await createDeployToken(server.db, { module: 'mfe-other', name: 'CI', scope: 'promote', days: 90 }, tester)
    ).token;
    const retire = (by: string) =>
      app.inject({
        method: 'POST',
        url: '/api/releases/mfe-payroll/retire',
        headers: { authorization: `Bearer ${by}` },
      });
    expect((await retire(other)).statusCode).toBe(403);
    expect((await retire(token)).statusCode).toBe(204);
    expect(
      (await app.inject({ url: '/api/registry', headers: { authorization: `Bearer ${server.owner.token}` } })).json()
        .modules,
    ).toEqual({});
    expect((await retire(server.owner.token)).json()).toMatchObject({ code: 'nothing_current' });
  });

  test('the list of releases says which module is left out, and why', async () => {
    await upload({ version: '1.0.0' });
    live.current.leftOut.push({ module: 'mfe-payroll', version: '1.0.0', reason: 'Its files are not there.' });
    const [row] = (await app.inject({ url: '/api/releases', headers: headers() })).json();
    expect(row).toMatchObject({ module: 'mfe-payroll', current: '1.0.0', leftOut: 'Its files are not there.' });
  });

  test('hundreds of made-up failure reports take the place of none that happened', async () => {
    await upload({ version: '1.0.0' });
    const report = (body: object, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/module-reports',
        payload: {
          module: 'mfe-payroll',
          version: '1.0.0',
          page: 'Page',
          phase: 'entry',
          reason: 'status',
          detail: 'the server answered 404',
          ...body,
        },
        remoteAddress,
      });
    expect((await report({}, '203.0.113.1')).statusCode).toBe(204);
    for (let n = 0; n < 600; n += 1)
      await report(
        [{ page: `Page${n}` }, { version: `9.9.${n}` }, { module: `mfe-x${n}` }, { reason: `made up ${n}` }][n % 4] ??
          {},
        `198.51.100.${n % 250}`,
      );
    const kept = (
      await app.inject({ url: '/api/module-reports', headers: { authorization: `Bearer ${server.owner.token}` } })
    ).json();
    expect(kept).toEqual([
      expect.objectContaining({ module: 'mfe-payroll', page: 'Page', reason: 'status', count: 1 }),
    ]);
  });

  const releases = (by = token) => app.inject({ url: '/api/releases', headers: { authorization: `Bearer ${by}` } });
  const endsIn = (ms: number) =>
    releaseTables(server.db)
      .updateTable('deploy_tokens')
      .set({ expiresAt: new Date(Date.now() + ms).toISOString() })
      .execute();
  const DAY_MS = 24 * 60 * 60 * 1000;
  const asOwner = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/${path}`, headers: { authorization: `Bearer ${server.owner.token}` }, payload });

  test('a deploy token says when it ends, and releases nothing from then on, with a sentence that says what to do', async () => {
    const answer = await releases();
    expect(Date.parse(String(answer.headers['deploy-token-expires']))).toBeGreaterThan(Date.now() + 89 * DAY_MS);
    await endsIn(-1000);
    for (const refused of [await releases(), await upload({ version: '1.0.0' })]) {
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'token_expired']);
      expect(refused.json().message).toMatch(
        /^This deploy token for mfe-payroll ended on \d\d \w{3} \d{4}, \d\d:\d\d\. Ask the owner to create a new one under Modules → Deploy tokens, and set RELEASE_TOKEN to it\.$/,
      );
    }
    expect(await opened.store.list()).toEqual([]);
  });

  test('the owner chooses how long a token lasts, by default 90 days', async () => {
    const left = async (days?: number) => {
      const made = await asOwner('POST', 'deploy-tokens', { module: 'mfe-payroll', name: 'CI', days });
      if (made.statusCode !== 201) return made.json().message as string;
      const listed = (await asOwner('GET', 'deploy-tokens')).json<DeployToken[]>();
      const { expiresAt = '' } = listed.find(({ id }) => id === made.json().id) ?? {};
      return Math.round((Date.parse(expiresAt) - Date.now()) / DAY_MS);
    };
    expect([await left(), await left(30), await left(365)]).toEqual([90, 30, 365]);
    expect(await left(400)).toBe('Choose 30, 90 or 365 days.');
  });

  test('a token that may publish alone sends a release in, and makes none current, goes back or takes a module out', async () => {
    await upload({ version: '1.0.0' });
    const made = await asOwner('POST', 'deploy-tokens', { module: 'mfe-payroll', name: 'CI', scope: 'publish' });
    ({ token } = made.json<{ token: string }>());
    const refusal = {
      code: 'publish_only',
      message: expect.stringMatching(/Add --no-promote, and let somebody who may/),
    };
    const sent = async (query: string) => upload({ version: '1.1.0' }, {}, query);
    const post = (act: string, payload = {}) =>
      app.inject({ method: 'POST', url: `/api/releases/mfe-payroll/${act}`, headers: headers(), payload });
    for (const refused of [
      await sent(''),
      await post('promote', { version: '1.0.0' }),
      await post('rollback'),
      await post('retire'),
    ])
      expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining(refusal)]);
    expect((await sent('?dryRun=1')).json().result).toBe('checked');
    expect((await sent('?promote=0')).json()).toMatchObject({ result: 'published', promoted: false });
    expect((await opened.store.list())[0]?.current).toBe('1.0.0');
    const scopes = (await asOwner('GET', 'deploy-tokens')).json<DeployToken[]>().map(({ scope }) => scope);
    expect(scopes.sort()).toEqual(['promote', 'publish']);
  });

  test('the owner hears once, two weeks ahead, that a token ends', async () => {
    const told = async () => {
      await doDailyWork(server.db, today());
      return (await server.call('GET', 'notifications'))
        .json<{ kind: string; title: string; body: string; path: string }[]>()
        .filter(({ kind }) => kind === 'token');
    };
    await endsIn(15 * DAY_MS);
    expect(await told()).toEqual([]);
    await endsIn(13 * DAY_MS);
    await told();
    expect(await told()).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^The deploy token “CI” ends on \d\d /),
        body: 'Create a new one for mfe-payroll; after that day its releases are refused.',
        path: '/dashboard/modules',
      }),
    ]);
  });

  test('tokens and releases are written down: made, used, refused, revoked; published, promoted, rolled back, taken out', async () => {
    await upload({ version: '1.0.0' });
    await upload({ version: '1.1.0' });
    const post = (path: string) =>
      app.inject({ method: 'POST', url: `/api/releases/mfe-payroll/${path}`, headers: headers() });
    await post('rollback');
    await post('retire');
    await endsIn(-1000);
    await releases();
    const [known] = (await asOwner('GET', 'deploy-tokens')).json<DeployToken[]>();
    await asOwner('DELETE', `deploy-tokens/${known?.id}`);
    const rows = await server.db
      .selectFrom('audit')
      .select(['by', 'address', 'action', 'resource', 'recordId', 'detail'])
      .where('resource', 'in', ['deploy_tokens', 'modules'])
      .orderBy('id')
      .execute();
    const ofToken = { resource: 'deploy_tokens', recordId: known?.id ?? '', by: 'CI', address: '127.0.0.1' };
    const used = { ...ofToken, action: 'deploy-token.used', detail: 'mfe-payroll' };
    const release = (action: string, detail: string) => ({
      ...{ by: 'CI', address: '127.0.0.1', resource: 'modules', recordId: 'mfe-payroll' },
      ...{ action: `release.${action}`, detail },
    });
    expect(rows).toEqual([
      { ...ofToken, by: 'test', address: '', action: 'deploy-token.made', detail: 'mfe-payroll, promote, 90 days' },
      ...[used, release('published', '1.0.0'), release('promoted', '1.0.0')],
      ...[used, release('published', '1.1.0'), release('promoted', '1.1.0')],
      ...[used, release('rolled-back', '1.0.0'), used, release('retired', '')],
      { ...ofToken, action: 'deploy-token.refused', detail: 'mfe-payroll' },
      { ...ofToken, by: 'Asha Rao', action: 'deploy-token.revoked', detail: 'mfe-payroll' },
    ]);
  });

  test('an account that is limited to some clients releases nothing, whatever its role', async () => {
    const { token: limited } = await addAccount(server, { reach: { companies: ['c1'], centers: [] } });
    const unlimited = await addAccount(server, {});
    const ask = (by: string) =>
      app.inject({ url: '/api/releases/mfe-payroll/shell', headers: { authorization: `Bearer ${by}` } });
    expect([(await ask(limited)).statusCode, (await ask(unlimited.token)).statusCode]).toEqual([403, 200]);
    token = limited;
    expect((await upload(jobs('1'))).statusCode).toBe(403);
  });

  test('a role that releases sends releases in, and makes one current only with the right to', async () => {
    const withRight = async (right: string) => (await addAccount(server, { rights: ['modules:read', right] })).token;
    token = await withRight('modules:write');
    const refused = await upload({ version: '1.0.0' });
    expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('Make current')]);
    expect((await upload({ version: '1.0.0' }, {}, '?promote=0')).statusCode).toBe(201);
    token = await withRight('modules:promote');
    expect((await upload({ version: '1.1.0' }, {}, '?promote=0')).statusCode).toBe(403);
    const promote = {
      method: 'POST',
      url: '/api/releases/mfe-payroll/promote',
      payload: { version: '1.0.0' },
    } as const;
    expect((await app.inject({ ...promote, headers: headers() })).statusCode).toBe(200);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n'],
    [
      'that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="release.json"\r\n\r\n{',
    ],
    [
      'far too deep in itself',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="file"; filename="release.json"\r\n\r\n${'['.repeat(100_000)}${']'.repeat(100_000)}\r\n--x--\r\n`,
    ],
  ])('a release %s is refused as bad input', async (_what, type, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/releases/mfe-payroll',
      headers: { ...headers(), 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringMatching(/^(?:[A-Z]|release\.json ).*\.$/),
    ]);
  });

  test('that a deploy token reads is written down once a day, and each time that it releases', async () => {
    for (let time = 0; time < 200; time += 1) await app.inject({ url: '/api/releases', headers: headers() });
    const used = async () =>
      (await server.db.selectFrom('audit').select('id').where('action', '=', 'deploy-token.used').execute()).length;
    expect(await used()).toBe(1);
    expect((await upload(jobs('1'))).statusCode).toBe(201);
    expect(await used()).toBe(2);
  });
});
