import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { PageSources } from '../pages/composePages';
import { attendancePage } from './attendancePage';

let folder: string;
let app: FastifyInstance;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  writeFileSync(path.join(folder, 's.js'), 'document.title="</script>";\n');
  writeFileSync(path.join(folder, 's.css'), 'p{margin:0}\n');
  writeFileSync(path.join(folder, 'w.js'), 'addEventListener("fetch",()=>{})');
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const serve = (attendance: PageSources['shell']['attendance']) =>
  attendancePage(app, { shell: { attendance }, shellFolder: folder, apiBase: '/api' } as PageSources);
const files = { script: 's.js', style: 's.css', worker: 'w.js' };

test('the page is whole in one file, runs its own script alone, and is found by no search', async () => {
  serve(files);
  const { body, headers, statusCode } = await app.inject('/attendance');
  expect(statusCode).toBe(200);
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
  expect(script).toBe('document.title="<\\/script>";');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src ${hash(script)};`);
  expect(policy).toContain(`style-src ${hash('p{margin:0}')};`);
  expect(policy).not.toMatch(/unsafe|\*|http/);
  expect(body).not.toMatch(/src=|stylesheet/);
  expect([headers['referrer-policy'], headers['x-robots-tag']]).toEqual(['no-referrer', 'noindex']);
});

test('without scripts it says in both languages what it needs', async () => {
  serve(files);
  const { body } = await app.inject('/attendance');
  expect(body).toMatch(/<noscript>.*This page needs JavaScript.*lang="hi">इस पेज के लिए JavaScript/s);
});

test('the worker that keeps it may stand for its address and no other', async () => {
  serve(files);
  const { headers } = await app.inject('/attendance/worker.js');
  expect([headers['service-worker-allowed'], headers['content-type']]).toEqual([
    '/attendance',
    'text/javascript; charset=utf-8',
  ]);
});

test('with a shell that was built before there is no such page', async () => {
  serve(undefined);
  expect((await app.inject('/attendance')).statusCode).toBe(404);
});
