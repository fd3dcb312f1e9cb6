import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Release } from 'shared/contract';
import { LIGHT_PAGE_BYTES } from 'shared/contract/lightPage';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore } from '../releases/releases.fixture';
import { closePools } from '../threads/pools';
import { site } from './site';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
let app: FastifyInstance;

const files = {
  'light/s.js': 'document.title="</script>";\n',
  'light/s.css': 'p{margin:0}\n',
  'light/w.js': 'addEventListener("fetch",()=>{})',
};
const light = (path: string) => (release: Release) => {
  release.manifest.lightPages = [{ path, title: 'Board & more', source: 'board/board' }];
  release.lightPages = { [path]: { script: 'light/s.js', style: 'light/s.css', worker: 'light/w.js' } };
};
const refusal = (change: (release: Release) => void, more = {}) =>
  opened.publish({ version: '2.0.0', files: { ...files, ...more }, change }, { dryRun: true }).then(
    (result) => result,
    (error: Error) => error.message,
  );

beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  await opened.publishCurrent({ version: '1.0.0', files, change: light('/board') });
  live = await LiveRegistry.open(opened.store);
  live.close();
  app = Fastify();
  await app.register(site({ live, store: opened.store, sources: opened.sources }), {
    db: server.db,
    settings: server.settings,
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
  opened.remove();
  await closePools();
});

test('a light page is whole in one file, runs its own script alone, and is found by no search', async () => {
  const { body, headers, statusCode } = await app.inject('/board');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Board &amp; more</title>');
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
  expect(script).toBe('document.title="<\\/script>";');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src ${hash(script)};`);
  expect(policy).toContain(`style-src ${hash('p{margin:0}')};`);
  expect(policy).not.toMatch(/unsafe|\*|http/);
  expect(body).not.toMatch(/src=|stylesheet/);
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex']);
});

test('without scripts it says in both languages what it needs', async () => {
  const { body } = await app.inject('/board');
  expect(body).toMatch(/<noscript>.*This page needs JavaScript.*lang="hi">इस पेज के लिए JavaScript/s);
});

test('the worker that keeps it may stand for its address and no other', async () => {
  const { headers } = await app.inject('/board/worker.js');
  expect([headers['service-worker-allowed'], headers['content-type']]).toEqual([
    '/board',
    'text/javascript; charset=utf-8',
  ]);
});

test('neither browsers nor the sitemap are told of it', async () => {
  expect(JSON.stringify(live.current.registry)).not.toContain('/board');
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/board');
});

test.each<[string, string, string]>([
  ['at an address of the shell’s', '/api', 'The light page /api meets /api/*, which belongs to the shell.'],
  [
    'whose worker would stand for the console',
    '/dash',
    'The light page /dash meets /dashboard, which belongs to the shell.',
  ],
])('a release with a light page %s is refused', async (_, path, sentence) => {
  expect(await refusal(light(path))).toContain(sentence);
});

test('one without the files, or with too much in them, is refused', async () => {
  const unbuilt = await refusal((release) => {
    light('/board')(release);
    delete release.lightPages;
  });
  expect(unbuilt).toContain('The release has no files of the light page /board.');
  const heavy = { 'light/s.js': 'x'.repeat(LIGHT_PAGE_BYTES) };
  expect(await refusal(light('/board'), heavy)).toContain('make it a page of the module.');
});
