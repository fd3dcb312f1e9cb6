import type { FastifyInstance } from 'fastify';
import type { ReplayResult, StoredReplay } from 'shared/contract/releases/replay';
import { addAccount } from '../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { buildProduct } from '../../product';
import { createDeployToken } from '../deployTokens';
import { LiveRegistry } from '../registry/LiveRegistry';
import { fileOf, openStore, tester } from '../releases.fixture';
import { releaseTables } from '../tables';

let server: TestApp;
let app: FastifyInstance;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
let token: string;

/** What the shell of the test's server was built from. */
const OWN = 'own';

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  opened.sources.shell.sources = OWN;
  live = await LiveRegistry.open(opened.store);
  const { store, sources } = opened;
  app = await buildProduct({ db: server.db, settings: server.settings, store, live, sources, log: false });
  ({ token } = await createDeployToken(
    server.db,
    { module: 'mfe-payroll', name: 'CI', scope: 'promote', days: 90 },
    tester,
  ));
  await opened.publish({ version: '1.0.0' });
});
afterEach(async () => {
  live.close();
  await app.close();
  await server.close();
  opened.remove();
});

const route = '/dashboard/mfe-payroll';
const seen = (result: Partial<ReplayResult> = {}): ReplayResult => ({
  shellApi: '1.2.0',
  shell: OWN,
  refused: [],
  routes: [{ route, opened: route, ms: 400, findings: [] }],
  ...result,
});
const call = (method: 'GET' | 'POST', path: string, payload?: object, by = token) =>
  app.inject({ method, url: `/api/releases/mfe-payroll/${path}`, headers: { authorization: `Bearer ${by}` }, payload });
const keep = (result: object, version = '1.0.0', by?: string) => call('POST', `${version}/replays`, result, by);
const kept = async () => (await call('GET', 'replays')).json<StoredReplay[]>();

test('a report from the release’s own sender is labelled so, and never replaces one from an account that can promote', async () => {
  await keep(seen());
  expect(await kept()).toMatchObject([{ by: 'CI', isClaim: true }]);
  const finding = { kind: 'error' as const, what: 'It throws', where: '' };
  await keep(seen({ routes: [{ route, opened: route, ms: 400, findings: [finding] }] }), '1.0.0', server.owner.token);
  expect(await kept()).toMatchObject([{ by: 'Asha Rao', isClaim: false, routes: [{ findings: [finding] }] }]);
  const made = await keep(seen());
  expect([made.statusCode, made.json().code]).toEqual([409, 'refused']);
  expect(await kept()).toMatchObject([{ by: 'Asha Rao', isClaim: false, routes: [{ findings: [finding] }] }]);
  const { token: publishes } = await addAccount(server, { rights: ['modules:read', 'modules:write'] });
  await keep(seen({ shell: 'other' }), '1.0.0', publishes);
  expect(await kept()).toMatchObject([{ isClaim: false }, { by: 'Bela', isClaim: true }]);
});

test('what a replay saw is kept with its release, and read by who may know of it', async () => {
  const finding = { kind: 'accessibility' as const, what: 'color-contrast', where: 'h1' };
  const result = seen({ routes: [{ route, opened: route, ms: 400, findings: [finding] }] });
  const answer = await keep(result);
  const stored = {
    ...result,
    version: '1.0.0',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    by: 'CI',
    isOnThisShell: true,
    isClaim: true,
  };
  expect([answer.statusCode, answer.json()]).toEqual([201, stored]);
  expect(await kept()).toEqual([stored]);
  expect((await call('GET', 'replays', undefined, server.owner.token)).json()).toEqual([stored]);
  expect((await call('GET', 'replays', undefined, 'deploy.unknown')).statusCode).toBe(401);
});

test('a place in a file of the release is the line of its source, where its source map tells it', async () => {
  const code = 'page();more();';
  const { integrity } = fileOf(code);
  const map = { version: 3, x_script: integrity, sources: ['src/Page.tsx'], names: [], mappings: 'AAAA,IACA' };
  await opened.publish({ version: '1.1.0', code, files: { 'Page.js.map': JSON.stringify(map) } });
  const where = ['Page.js:1:5', '/modules/mfe-payroll/1.1.0/Page.js:1:5', 'Other.js:1:5', 'h1, 390 px'];
  const findings = where.map((place) => ({ kind: 'leak' as const, what: 'each visit keeps 3 MB more', where: place }));
  await keep(seen({ routes: [{ route, opened: route, ms: 400, findings }] }), '1.1.0');
  const [replay] = await kept();
  const told = replay?.routes.flatMap((each) => each.findings.map((finding) => finding.where));
  expect(told).toEqual(['src/Page.tsx:2', 'src/Page.tsx:2', 'Other.js:1:5', 'h1, 390 px']);
});

test('a newer replay on the same shell takes the place of the older; of other shells the newest two stay, after this shell’s', async () => {
  let at = Date.parse('2026-04-05T09:00:00Z');
  for (const shell of ['a', OWN, 'b', OWN, 'c']) {
    await keep(seen({ shell, shellApi: shell === OWN ? '1.3.0' : '1.2.0' }));
    const time = new Date((at += 60_000)).toISOString();
    await releaseTables(server.db).updateTable('replays').set({ at: time }).where('shell', '=', shell).execute();
  }
  expect((await kept()).map(({ shell, isOnThisShell }) => [shell, isOnThisShell])).toEqual([
    [OWN, true],
    ['c', false],
    ['b', false],
  ]);
});

test('of a release that is not there, of other routes, or in another form, nothing is kept', async () => {
  const unknown = await keep(seen(), '9.0.0');
  expect([unknown.statusCode, unknown.json().message]).toEqual([
    404,
    'There is no release mfe-payroll 9.0.0. List the releases to see which there are.',
  ]);
  const [own] = seen().routes;
  for (const routes of [[], [own, own], [{ ...own, route: '/dashboard/other' }]]) {
    const answer = await keep({ ...seen(), routes });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'A replay of mfe-payroll 1.0.0 names each of its 1 routes once; this one is of another release.',
    ]);
  }
  expect(
    (await keep({ ...seen(), routes: [{ ...own, findings: [{ kind: 'ugly', what: '', where: '' }] }] })).statusCode,
  ).toBe(400);
  expect((await keep({ ...seen(), refused: ['It is too old.'] })).statusCode).toBe(400);
  expect((await keep({ ...seen(), shellApi: 'new' })).statusCode).toBe(400);
  expect((await call('POST', '1.0.0/replays', { ...seen(), more: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
  expect(await kept()).toEqual([]);
});

test('a release that does not fit that shell has its reasons in place of routes', async () => {
  const refused = ['mfe-payroll needs the shell API ^1.0.0, and this shell has 2.0.0.'];
  expect((await keep(seen({ shell: 'next', shellApi: '2.0.0', refused, routes: [] }))).statusCode).toBe(201);
  expect(await kept()).toMatchObject([{ refused, isOnThisShell: false }]);
});

test('what was seen is kept by who may release the module, and nobody else', async () => {
  const other = (
    await createDeployToken(server.db, { module: 'mfe-other', name: 'CI', scope: 'promote', days: 90 }, tester)
  ).token;
  expect((await keep(seen(), '1.0.0', other)).json().message).toBe(
    "This deploy token is for mfe-other; it can't release mfe-payroll.",
  );
  expect((await keep(seen(), '1.0.0', server.owner.token)).statusCode).toBe(201);
});

test('a release can be had as it was published, by every deploy token', async () => {
  const other = (
    await createDeployToken(server.db, { module: 'mfe-other', name: 'CI', scope: 'promote', days: 90 }, tester)
  ).token;
  const answer = await call('GET', '1.0.0/release', undefined, other);
  expect(answer.json()).toEqual(opened.build({ version: '1.0.0' }).release);
  expect((await call('GET', '9.0.0/release')).statusCode).toBe(404);
  expect((await call('GET', '1.0.0/release', undefined, 'deploy.unknown')).statusCode).toBe(401);
});
