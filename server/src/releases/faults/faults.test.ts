import type { Fault, FaultReport } from 'shared/contract/releases/fault';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { startSession } from '../../api/auth/sessions';
import { createDeployToken } from '../deployTokens';
import { openReleases } from '../openReleases.fixture';
import { fileOf, tester } from '../releases.fixture';
import { eachStorage } from '../storage/eachStorage.fixture';
import { releaseTables } from '../tables';
import { clearFaults } from './listFaults';

eachStorage((open) => {
  let server: TestApp;
  let product: Awaited<ReturnType<typeof openReleases>>;

  const CODE = 'page();more();';
  /** Column 5 of the script is in line 2 of the source. */
  const mapOf = (more: object = {}) =>
    JSON.stringify({
      version: 3,
      x_script: fileOf(CODE).integrity,
      sources: ['src/slips/SlipPage.tsx'],
      sourcesContent: ['import x from "y";\n  const name = slip.employee.name;\n'],
      names: [],
      mappings: 'AAAA,IACA',
      ...more,
    });
  const withMap = (version: string, map = mapOf()) => ({ version, code: CODE, files: { 'Page.js.map': map } });

  beforeEach(async () => {
    server = await openTestApp();
    product = await openReleases(
      server,
      async (opened) => {
        for (const version of ['1.0.0', '1.1.0']) await opened.publishCurrent(withMap(version));
      },
      open,
    );
  });
  afterEach(() => product.close());

  const call = (method: 'GET' | 'POST', url: string, token = server.owner.token, payload?: object) =>
    product.app.inject({
      method,
      url: `/api/${url}`,
      payload,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
  const seen: FaultReport = {
    module: 'mfe-payroll',
    version: '1.1.0',
    kind: 'error',
    message: "TypeError: Cannot read properties of null (reading 'name')",
    route: '/dashboard/payroll',
    frames: [{ file: 'Page.js', line: 1, column: 5 }],
  };
  const report = async (more: object = {}, token = '') => {
    expect((await call('POST', 'faults', token, { ...seen, ...more })).statusCode).toBe(204);
  };
  const faults = async (token?: string) => (await call('GET', 'faults', token)).json<Fault[]>();
  const notices = async () =>
    (await server.db.selectFrom('notifications').select(['title', 'body', 'path']).execute()).filter(({ path }) =>
      path.startsWith('/dashboard/modules?errors='),
    );

  test('equal errors are one entry with its source line, its releases, and how often and by how many sessions it was seen', async () => {
    await report({ version: '1.0.0', message: 'Slip 17 of "Asha" is gone' });
    await report({ message: 'Slip 18 of "Ravi" is gone' });
    await report({ message: 'Slip 18 of "Ravi" is gone' }, server.owner.token);
    await report({ message: 'Slip 19 is gone' });
    expect(await faults()).toMatchObject([
      { message: 'Slip # is gone', count: 1, isNew: true },
      {
        module: 'mfe-payroll',
        message: 'Slip # of “…” is gone',
        source: 'src/slips/SlipPage.tsx:2',
        code: 'const name = slip.employee.name;',
        route: '/dashboard/payroll',
        count: 3,
        sessions: 1,
        releases: [
          { version: '1.1.0', count: 2, sessions: 1 },
          { version: '1.0.0', count: 1, sessions: 0 },
        ],
        state: 'open',
        isNew: false,
      },
    ]);
  });

  test('the line may move from release to release: its text and file tell which error it is', async () => {
    await report();
    const moved = 'import x from "y";\n\n\n  const name = slip.employee.name;\n';
    await product.opened.publishCurrent(withMap('1.2.0', mapOf({ sourcesContent: [moved], mappings: 'AAAA,IAGA' })));
    await report({ version: '1.2.0' });
    expect(await faults()).toMatchObject([{ source: 'src/slips/SlipPage.tsx:4', count: 2 }]);
  });

  test('without a source map the place in the file stands, and without a place none', async () => {
    await product.opened.publishCurrent({ version: '1.2.0', code: CODE });
    await report({ version: '1.2.0', frames: [{ file: 'other.js', line: 1, column: 1 }, ...seen.frames] });
    await report({ version: '1.2.0', frames: [] });
    expect((await faults()).map(({ source, code }) => [source, code])).toEqual(
      expect.arrayContaining([
        ['Page.js:1:5', ''],
        ['', ''],
      ]),
    );
  });

  test('nothing personal is kept, whatever a browser sends', async () => {
    await report({
      message: 'no “Asha Rao” asha@example.com +91 98765 43210',
      route: '/dashboard/people/0194f3?name=asha',
    });
    const kept = JSON.stringify(await releaseTables(server.db).selectFrom('faults').selectAll().execute());
    expect(kept).not.toMatch(/asha|98765|0194f3/i);
    expect(await faults()).toMatchObject([{ route: '/dashboard/people/:id' }]);
  });

  test('a session counts once for an error in a release, and only for releases that the server gave it', async () => {
    for (let time = 0; time < 3; time += 1) await report({}, server.owner.token);
    await report({}, 'x'.repeat(43));
    const other = await startSession(server.db, server.owner.account.id);
    await report({}, other);
    expect(await faults()).toMatchObject([{ count: 5, sessions: 2 }]);
    await product.opened.publish(withMap('2.0.0'));
    await report({ version: '2.0.0', message: 'never current' }, server.owner.token);
    expect(await faults()).toMatchObject([{ message: 'never current', count: 1, sessions: 0 }, {}]);
  });

  test('what is of no published release is passed over, and strangers fill no disk', async () => {
    await report({ module: 'mfe-nobody' });
    await report({ version: '9.9.9' });
    expect(await faults()).toEqual([]);
    const at = new Date().toISOString();
    const row = { module: 'mfe-payroll', kind: 'error', message: '', source: '', code: '', route: '' } as const;
    const times = { firstAt: at, lastAt: at, resolvedAt: null, resolvedBy: '', backAt: null };
    await releaseTables(server.db)
      .insertInto('faults')
      .values(Array.from({ length: 200 }, (_, index) => ({ ...row, ...times, id: `made-up-${index}` })))
      .execute();
    await report();
    expect(await faults()).toHaveLength(200);
    await report({}, server.owner.token);
    expect(await faults()).toHaveLength(201);
  });

  test('a report of 1 MB, one that is not a report, and too many of one address are refused with a sentence', async () => {
    const large = await call('POST', 'faults', '', { ...seen, message: 'x'.repeat(1_000_000) });
    expect([large.statusCode, large.json<{ message: string }>().message]).toEqual([
      413,
      expect.stringMatching(/large/),
    ]);
    for (const more of [
      { kind: 'other' },
      { frames: [{ file: '../secret', line: 1, column: 1 }] },
      { frames: [{ file: 'Page.js', line: 0, column: 1 }] },
      { screenshot: 'x' },
    ])
      expect((await call('POST', 'faults', '', { ...seen, ...more })).statusCode).toBe(400);
    let refused = await call('POST', 'faults', '', seen);
    for (let time = 0; time < 60 && refused.statusCode === 204; time += 1)
      refused = await call('POST', 'faults', '', seen);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      429,
      expect.stringMatching(/^Too many reports\. Please try again in/),
    ]);
  });

  test('an error stays resolved in the releases that had it, and is back in another', async () => {
    await report({}, server.owner.token);
    const [first] = await faults();
    expect((await call('POST', `faults/${first?.id}/resolve`)).statusCode).toBe(204);
    await report();
    expect(await faults()).toMatchObject([{ state: 'resolved', resolvedBy: server.owner.account.name, count: 2 }]);
    await product.opened.publishCurrent(withMap('1.2.0'));
    await report({ version: '1.2.0' }, server.owner.token);
    expect(await faults()).toMatchObject([{ state: 'back' }]);
    await call('POST', `faults/${first?.id}/resolve`);
    expect(await faults()).toMatchObject([{ state: 'resolved' }]);
    expect((await call('POST', 'faults/nobody/resolve')).statusCode).toBe(404);
  });

  test('the owner is told of a release’s first new error that counts, and of one that is back', async () => {
    await report();
    expect(await notices()).toEqual([]);
    await report({}, server.owner.token);
    await report({ message: 'another' }, server.owner.token);
    const path = '/dashboard/modules?errors=mfe-payroll';
    const told = {
      title: 'mfe-payroll 1.1.0 has a new error',
      body: 'TypeError: Cannot read properties of null (reading “…”) (src/slips/SlipPage.tsx:2)',
      path,
    };
    expect(await notices()).toEqual([told]);
    for (const { id } of await faults()) await call('POST', `faults/${id}/resolve`);
    await product.opened.publishCurrent(withMap('1.2.0'));
    await report({ version: '1.2.0' }, server.owner.token);
    expect(await notices()).toEqual(
      expect.arrayContaining([told, expect.objectContaining({ title: 'An error is back in mfe-payroll 1.2.0', path })]),
    );
  });

  test('a deploy token reads its own module’s errors and resolves none', async () => {
    await product.opened.publishCurrent({ ...withMap('1.0.0'), name: 'mfe-clients' });
    await report();
    await report({ module: 'mfe-clients', version: '1.0.0' });
    const input = { module: 'mfe-clients', name: 'CI', scope: 'publish', days: 30 } as const;
    const { token } = await createDeployToken(server.db, input, tester);
    for (const url of ['faults', 'faults?module=mfe-payroll'])
      expect((await call('GET', url, token)).json()).toMatchObject([{ module: 'mfe-clients' }]);
    const [own] = await faults(token);
    expect((await call('POST', `faults/${own?.id}/resolve`, token)).statusCode).toBe(401);
    expect((await call('GET', 'faults?module=mfe-payroll')).json()).toMatchObject([{ module: 'mfe-payroll' }]);
    expect((await call('GET', 'faults', '')).statusCode).toBe(401);
  });

  test('errors that have not been seen for 30 days are cleared', async () => {
    await report({}, server.owner.token);
    await releaseTables(server.db).updateTable('faults').set({ lastAt: '2026-01-01T00:00:00.000Z' }).execute();
    await report({ message: 'another' }, server.owner.token);
    await clearFaults(server.db);
    expect(await faults()).toMatchObject([{ message: 'another' }]);
    expect(await releaseTables(server.db).selectFrom('fault_voices').selectAll().execute()).toHaveLength(1);
  });

  test.each([
    ['of another script', mapOf({ x_script: fileOf('other').integrity })],
    ['of none', mapOf({ x_script: undefined })],
    ['that is no JSON', 'no map'],
    ['without mappings', JSON.stringify({ version: 3, x_script: fileOf(CODE).integrity })],
  ])('a source map %s is refused with a sentence, and nothing changes', async (_, map) => {
    await expect(product.opened.publish(withMap('3.0.0', map))).rejects.toThrow(
      'Page.js.map is not the source map of Page.js. Send the one that was built with it, or none.',
    );
    await expect(product.opened.store.release('mfe-payroll', '3.0.0')).rejects.toThrow('There is no release');
  });

  test('a source map without its script is refused', async () => {
    const alone = { version: '3.0.0', code: CODE, files: { 'Gone.js.map': mapOf() } };
    await expect(product.opened.publish(alone)).rejects.toThrow(/Gone\.js\.map is not the source map of Gone\.js/);
  });

  test('source maps are served to nobody, and count in no release’s size', async () => {
    for (const ending of ['', '/', '.br'])
      expect((await product.app.inject({ url: `/modules/mfe-payroll/1.1.0/Page.js.map${ending}` })).statusCode).toBe(
        404,
      );
    expect((await product.app.inject({ url: '/modules/mfe-payroll/1.1.0/Page.js' })).statusCode).toBe(200);
    const [row] = await product.opened.store.list();
    expect(row?.versions[0]?.bytes).toBe(CODE.length + 'entry 1.1.0'.length);
  });
});
