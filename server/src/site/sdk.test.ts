import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';
import { compressed } from '../http/newServer';
import { sdk } from './sdk';

const shell: ShellBuild = {
  shellApi: '2.1.0',
  sources: 'these',
  start: 'start.js',
  tables: 'tables.js',
  entry: [],
  chunks: { signin: [], frame: [], console: [], sections: [] },
  fonts: [],
  provides: {},
  offers: {},
  frames: {},
  integrity: {},
};

let folder: string;
let app: FastifyInstance;
/** The packages that current releases were built with. */
let inUse: string[];

/** What stands for the build of the product: counts how often it ran, and leaves a package or fails. */
const building = (body: string) =>
  writeFileSync(
    path.join(folder, 'scripts/build.ts'),
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('runs', 'x');
mkdirSync('scripts/sdk/dist', { recursive: true });
${body}`,
  );
const leave = (version: string, sources = 'these') =>
  `writeFileSync('scripts/sdk/dist/module-sdk.tgz', 'package ${version}');
writeFileSync('scripts/sdk/dist/sdk.json', JSON.stringify({ version: '${version}', shellApi: '2.1.0', shell: '${sources}' }));`;
const runs = () => readFileSync(path.join(folder, 'runs'), 'utf8').length;

async function restart(): Promise<void> {
  await app?.close();
  app = Fastify();
  await app.register(sdk({ product: folder, folder: path.join(folder, 'data/sdk'), inUse: () => inUse, shell }));
}

/** It isn't lowered here: beside busy processors a package that waits for the rest came after minutes. */
let lowered: jest.SpyInstance;

beforeEach(async () => {
  lowered = jest.spyOn(os, 'setPriority').mockReturnValue(undefined);
  inUse = [];
  folder = mkdtempSync(path.join(tmpdir(), 'product-'));
  mkdirSync(path.join(folder, 'scripts'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(path.join(__dirname, '../../../node_modules'), path.join(folder, 'node_modules'));
  await restart();
});
afterEach(async () => {
  lowered.mockRestore();
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (file: string, headers: Record<string, string> = {}) => app.inject({ url: `/sdk/${file}`, headers });

test('the package is made once by a process that waits for the rest, however many ask for it, and who has it is told so', async () => {
  building(leave('2.1.0-b1'));
  const [first, second] = await Promise.all([ask('module-sdk.tgz'), ask('module-sdk.tgz')]);
  expect([first.statusCode, first.body, second.body]).toEqual([200, 'package 2.1.0-b1', 'package 2.1.0-b1']);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['content-location']).toBe('/sdk/module-sdk-2.1.0-b1.tgz');
  expect((await ask('module-sdk.tgz', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  expect(runs()).toBe(1);
  expect(lowered.mock.calls).toEqual([[expect.any(Number), os.constants.priority.PRIORITY_LOW]]);
});

test('a package that was served stays at the address with its version when the shell has another', async () => {
  building(leave('2.1.0-b1'));
  await ask('module-sdk.tgz');
  building(leave('2.1.0-b2'));
  await restart();
  expect((await ask('module-sdk.tgz')).body).toBe('package 2.1.0-b2');
  const kept = await ask('module-sdk-2.1.0-b1.tgz');
  expect(kept.body).toBe('package 2.1.0-b1');
  expect(kept.headers['cache-control']).toContain('immutable');
});

test('a range of versions is answered with the last of them that is kept', async () => {
  mkdirSync(path.join(folder, 'data/sdk'), { recursive: true });
  for (const version of ['2.1.0-b1', '2.1.3-b7', '2.2.0-b2'])
    writeFileSync(path.join(folder, `data/sdk/module-sdk-${version}.tgz`), `package ${version}`);
  expect((await ask('module-sdk-2.1.tgz')).body).toBe('package 2.1.3-b7');
  expect((await ask('module-sdk-2.1.0.tgz')).body).toBe('package 2.1.0-b1');
  expect((await ask('module-sdk-2.3.tgz')).statusCode).toBe(404);
});

test('it stays for 30 days after another took its place, however long ago it was made', async () => {
  building(leave('2.1.0-b1'));
  await ask('module-sdk.tgz');
  const ago = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;
  const kept = path.join(folder, 'data/sdk');
  utimesSync(path.join(kept, 'module-sdk-2.1.0-b1.tgz'), new Date(ago(300)), new Date(ago(300)));
  building(leave('2.1.0-b2'));
  await restart();
  await ask('module-sdk.tgz');
  expect((await ask('module-sdk-2.1.0-b1.tgz')).statusCode).toBe(200);
  writeFileSync(path.join(kept, '.outdated.json'), JSON.stringify({ 'module-sdk-2.1.0-b1.tgz': ago(31) }));
  await restart();
  await ask('module-sdk.tgz');
  expect((await ask('module-sdk-2.1.0-b1.tgz')).statusCode).toBe(404);
  expect((await ask('module-sdk-2.1.0-b2.tgz')).statusCode).toBe(200);
});

test('it stays as long as a current release was built with it', async () => {
  building(leave('2.1.0-b1'));
  await ask('module-sdk.tgz');
  const long = Date.now() - 400 * 24 * 60 * 60 * 1000;
  const outdated = () =>
    writeFileSync(path.join(folder, 'data/sdk/.outdated.json'), JSON.stringify({ 'module-sdk-2.1.0-b1.tgz': long }));
  building(leave('2.2.0-b2'));
  inUse = ['2.1.0-b1'];
  outdated();
  await restart();
  await ask('module-sdk.tgz');
  expect((await ask('module-sdk-2.1.0-b1.tgz')).body).toBe('package 2.1.0-b1');
  inUse = [];
  outdated();
  await restart();
  await ask('module-sdk.tgz');
  expect((await ask('module-sdk-2.1.0-b1.tgz')).statusCode).toBe(404);
});

test('one that can’t be made is told in a sentence, and tried anew a minute later', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    building('process.exit(1);');
    const answer = await ask('module-sdk.tgz');
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
      503,
      '60',
      'The package for modules could not be made; the log of the server says why.',
    ]);
    building(leave('2.1.0-b1'));
    jest.advanceTimersByTime(59_000);
    expect([(await ask('module-sdk.tgz')).statusCode, runs()]).toEqual([503, 1]);
    jest.advanceTimersByTime(1000);
    expect([(await ask('module-sdk.tgz')).statusCode, runs()]).toEqual([200, 2]);
  } finally {
    jest.useRealTimers();
  }
});

test('a package of other sources than the shell’s is not served', async () => {
  building(leave('2.1.0-b1', 'others'));
  expect((await ask('module-sdk.tgz')).statusCode).toBe(503);
  expect((await ask('module-sdk-2.1.0-b1.tgz')).statusCode).toBe(404);
});

test('which shell it is for is told without making it, and no other file is served', async () => {
  expect((await app.inject({ url: '/sdk' })).json()).toEqual({ shellApi: '2.1.0', shell: 'these' });
  for (const file of ['module-sdk-9.tgz', 'runs', '..%2fruns', 'module-sdk-..%2f..%2fruns.tgz'])
    expect((await ask(file)).statusCode).toBe(404);
});

test('a package, which is packed already, says so, and no encoding beside it', async () => {
  const served = Fastify();
  await served.register(compress, compressed);
  await served.register(sdk({ product: folder, folder: path.join(folder, 'data/sdk'), inUse: () => inUse, shell }));
  const packed = gzipSync(randomBytes(100_000));
  mkdirSync(path.join(folder, 'data/sdk'), { recursive: true });
  writeFileSync(path.join(folder, 'data/sdk/module-sdk-2.1.0.tgz'), packed);
  for (const encoding of ['br', 'gzip', 'br, gzip']) {
    const { headers, rawPayload } = await served.inject({
      url: '/sdk/module-sdk-2.1.0.tgz',
      headers: { 'accept-encoding': encoding },
    });
    expect([headers['content-encoding'], headers['content-type'], headers['content-length']]).toEqual([
      undefined,
      'application/gzip',
      String(packed.length),
    ]);
    expect(rawPayload.equals(packed)).toBe(true);
  }
  await served.close();
});
