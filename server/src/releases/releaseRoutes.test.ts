import type { FastifyInstance } from 'fastify';
import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildProduct } from '../product';
import { createDeployToken } from './deployTokens';
import { LiveRegistry } from './LiveRegistry';
import { type Built, openStore, withPage } from './releases.fixture';

let server: TestApp;
let app: FastifyInstance;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
let token: string;

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  live = await LiveRegistry.open(opened.store);
  const { store, sources } = opened;
  app = await buildProduct({ db: server.db, settings: server.settings, store, live, sources, log: false });
  ({ token } = await createDeployToken(server.db, 'mfe-payroll', 'CI', 'Asha Rao'));
});
afterEach(async () => {
  live.close();
  await app.close();
  await server.close();
  opened.remove();
});

const headers = () => ({ authorization: `Bearer ${token}` });

/** Sends a built release as the command does; `more` are files beside those that it names. */
function upload(built: Built, more: Record<string, string> = {}) {
  const { release, contents } = opened.build(built);
  const form = new FormData();
  form.append('file', new Blob([JSON.stringify(release)]), 'release.json');
  for (const [file, content] of Object.entries({ ...contents, ...more }))
    form.append('file', new Blob([content]), file);
  return app.inject({ method: 'POST', url: '/api/releases/mfe-payroll', headers: headers(), payload: form });
}

const jobs = (code: string): Built => ({
  version: `1.0.${code.length}`,
  code,
  files: { 'prerendered/page.html': `<h1>${code}</h1>` },
  change: withPage('/jobs'),
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
  const other = (await createDeployToken(server.db, 'mfe-other', 'CI', 'Asha Rao')).token;
  const retire = (by: string) =>
    app.inject({ method: 'POST', url: '/api/releases/mfe-payroll/retire', headers: { authorization: `Bearer ${by}` } });
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
      [{ page: `Page${n}` }, { version: `9.9.${n}` }, { module: `mfe-x${n}` }, { reason: `made up ${n}` }][n % 4] ?? {},
      `198.51.100.${n % 250}`,
    );
  const kept = (
    await app.inject({ url: '/api/module-reports', headers: { authorization: `Bearer ${server.owner.token}` } })
  ).json();
  expect(kept).toEqual([expect.objectContaining({ module: 'mfe-payroll', page: 'Page', reason: 'status', count: 1 })]);
});
