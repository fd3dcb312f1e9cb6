import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { routeOf } from '../core/routeOf';
import { compression } from '../pages/compression';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore, tester, withPage } from '../releases/releases.fixture';
import { closePools } from '../threads/pools';
import { site } from './site';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
let app: FastifyInstance;

const publish = (version: string, page: string) =>
  opened.publish({ version, files: { 'prerendered/page.html': page }, change: withPage('/jobs') });
const promote = (version: string) => opened.store.promote('mfe-payroll', version, tester);
const page = async () => (await app.inject('/jobs')).body;
/** What takes a thread long to compress, in letters. */
const long = (bytes: number) => randomBytes(bytes).toString('base64');

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  await publish('1.0.0', '<h1>Jobs</h1>');
  await promote('1.0.0');
  live = await LiveRegistry.open(opened.store);
  live.close();
  app = Fastify();
  await app.register(site({ live, store: opened.store, sources: opened.sources }), {
    db: server.db,
    settings: server.settings,
  });
});
afterEach(async () => {
  await app.close();
  await server.close();
  opened.remove();
});
afterAll(closePools);

test('a page is answered by a route, by which metrics name it; what is no page by none', async () => {
  const routes: string[] = [];
  app.addHook('onResponse', async (request) => void routes.push(`${request.method} ${routeOf(request)}`));
  expect((await app.inject('/jobs')).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/jobs' })).statusCode).toBe(404);
  expect(routes).toEqual(['GET /*', 'POST none']);
});

test('a promotion is served while the thread that compresses has other work', async () => {
  await publish('1.1.0', '<h1>New jobs</h1>');
  let isBusy = true;
  const work = compression.run('compressHere', Buffer.from(long(1_500_000))).then(() => {
    isBusy = false;
  });
  await promote('1.1.0');
  await live.follow();
  expect(isBusy).toBe(true);
  expect(await page()).toContain('<h1>New jobs</h1>');
  await work;
});

test('of two changes at once the later one is served, whichever is ready first', async () => {
  await publish('1.1.0', `<h1>New jobs</h1><!-- ${long(1_000_000)} -->`);
  await promote('1.1.0');
  const first = live.follow();
  while (live.current.registry.modules['mfe-payroll']?.current.version !== '1.1.0')
    await new Promise((resolve) => setImmediate(resolve));
  await promote('1.0.0');
  await live.follow();
  await first;
  expect(await page()).toContain('<h1>Jobs</h1>');
});

test('the record of what is outdated beside the shell’s files is served to nobody', async () => {
  const { shellFolder } = opened.sources;
  writeFileSync(path.join(shellFolder, '.outdated.json'), '{}');
  writeFileSync(path.join(shellFolder, 'start.js'), 'run()');
  expect((await app.inject('/shell/.outdated.json')).statusCode).toBe(404);
  expect((await app.inject('/shell/start.js')).statusCode).toBe(200);
});
