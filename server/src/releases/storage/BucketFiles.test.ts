import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { openS3, type TestS3 } from '../../../test/openS3';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { site } from '../../site/site';
import { ReleaseStore } from '../ReleaseStore';
import { LiveRegistry } from '../registry/LiveRegistry';
import { fileOf, openStore, tester } from '../releases.fixture';
import { Bucket, type BucketSettings } from './Bucket';
import { FolderFiles } from './FolderFiles';
import { openReleaseFiles } from './openReleaseFiles';

let s3: TestS3;
let server: TestApp;
let place: BucketSettings;
/** Two servers with disks of their own on one database and one bucket. */
let one: ReturnType<typeof openStore>;
let other: ReturnType<typeof openStore>;

beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  server = await openTestApp();
  place = s3.newPlace();
  [one, other] = [openStore(server.db, place), openStore(server.db, place)];
});
afterEach(async () => {
  await s3.fail();
  await server.close();
  one.remove();
  other.remove();
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error & { status?: number }) => `${error.status} ${error.message}`,
  );
const currentOn = async ({ store }: { store: ReleaseStore }) => {
  const { registry, leftOut } = await store.registry();
  return registry.modules['mfe-payroll']?.current.version ?? leftOut[0]?.reason;
};
const address = () => `s3://releases/${place.prefix}`;

test('what is published and promoted on one is served by the other at once, and what is rolled back there is on the first', async () => {
  await one.publishCurrent({ version: '1.0.0' });
  await one.publishCurrent({ version: '1.1.0', code: 'newer' });
  expect(await currentOn(other)).toBe('1.1.0');
  expect(await other.store.rollback('mfe-payroll', undefined, tester)).toBe('1.0.0');
  expect(await currentOn(one)).toBe('1.0.0');
});

test('a file of any release is served by a server that never had it, compressed, and its source map by none', async () => {
  await one.publishCurrent({ version: '1.0.0' });
  const x_script = fileOf('newer').integrity;
  const map = JSON.stringify({ version: 3, sources: [], names: [], mappings: '', x_script });
  await one.publish({ version: '1.1.0', code: 'newer', files: { 'Page.js.map': map } });
  const live = await LiveRegistry.open(other.store);
  live.close();
  const app = Fastify();
  const { db, settings } = server;
  await app.register(site({ live, store: other.store, sources: other.sources }), { db, settings });
  const get = (name: string) =>
    app.inject({ url: `/modules/mfe-payroll/${name}`, headers: { 'accept-encoding': 'br' } });
  const answer = await get('1.1.0/Page.js');
  expect([answer.statusCode, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('1.1.0/Page.js.map')).statusCode).toBe(404);
  expect((await get('1.1.0/Missing.js')).statusCode).toBe(404);
  expect((await get('9.9.9/Page.js')).statusCode).toBe(404);
  rmSync(other.store.files.root, { recursive: true });
  await s3.fail('away');
  const away = await get('1.1.0/Page.js');
  expect(away.statusCode).toBe(503);
  expect(away.json()).toMatchObject({ message: 'This file can’t be had at the moment. Try again in a minute.' });
  const asked = jest.spyOn(globalThis, 'fetch');
  for (let times = 0; times < 200; times += 1) expect((await get('1.1.0/entry.js')).statusCode).toBe(503);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  await s3.fail();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  expect((await get('1.1.0/Page.js')).statusCode).toBe(200);
  clock.mockRestore();
  await app.close();
});

test('a disk that was lost or damaged is filled again', async () => {
  await one.publishCurrent({ version: '1.0.0' });
  const page = path.join(one.store.files.folderOf('mfe-payroll', '1.0.0'), 'Page.js');
  rmSync(one.store.files.root, { recursive: true });
  expect(await currentOn(one)).toBe('1.0.0');
  expect(existsSync(page)).toBe(true);
  writeFileSync(page, 'changed');
  const files = openReleaseFiles({ dataDir: one.root, bucket: place });
  expect(await currentOn({ store: new ReleaseStore(server.db, files, one.sources) })).toBe('1.0.0');
  expect(readFileSync(page, 'utf8')).toBe('page');
});

test.each([
  ['away', '503 The storage of releases, ADDRESS, is not available: it can’t be reached. Try again when it is.'],
  ['slow', '503 The storage of releases, ADDRESS, is not available: it does not answer in time. Try again when it is.'],
  [
    'broken',
    '503 The storage of releases, ADDRESS, is not available: it fails with 500 InternalError. Try again when it is.',
  ],
  ['full', '507 The storage of releases, ADDRESS, is full. Make room there, then try again.'],
  ['fills', '507 The storage of releases, ADDRESS, is full. Make room there, then try again.'],
] as const)('nothing is published while the storage is %s, and all of it once it is not', async (fault, sentence) => {
  await s3.fail(fault);
  expect(await refusal(one.publish({ version: '1.0.0' }))).toBe(sentence.replace('ADDRESS', address()));
  expect(await one.store.list()).toEqual([]);
  await s3.fail();
  expect(await other.publish({ version: '1.0.0', code: 'mended' })).toBe('published');
  await one.store.promote('mfe-payroll', '1.0.0', tester);
  expect([await currentOn(one), await currentOn(other)]).toEqual(['1.0.0', '1.0.0']);
});

test('a key that is not let in, and a bucket that is not there, are said', async () => {
  const denied = openStore(server.db, { ...place, secret: 'another' });
  expect(await refusal(denied.publish({ version: '1.0.0' }))).toContain('it refuses with 403 SignatureDoesNotMatch');
  const nowhere = openStore(server.db, { ...place, bucket: 'elsewhere' });
  expect(await refusal(nowhere.publish({ version: '1.0.0' }))).toContain('there is no such bucket');
  denied.remove();
  nowhere.remove();
});

test('a call that fails once is made again', async () => {
  await s3.fail('hiccup');
  expect(await one.publish({ version: '1.0.0' })).toBe('published');
});

test('other bytes than those that were released are served to nobody, and the module comes back with them', async () => {
  await one.publishCurrent({ version: '1.0.0' });
  await s3.fail('other');
  expect(await currentOn(other)).toBe(
    `Its files in ${address()} are not the ones that were released. The file entry.js is not the one that release.json names: its integrity does not match.`,
  );
  expect(await currentOn(one)).toBe('1.0.0');
  await s3.fail();
  expect(await currentOn(other)).toBe('1.0.0');
});

test('what a server has on its disk it serves while the storage is away', async () => {
  await one.publishCurrent({ version: '1.0.0' });
  await s3.fail('away');
  expect(await currentOn(one)).toBe('1.0.0');
  expect(await currentOn(other)).toContain('it can’t be reached');
});

test('ten that ask at once bring a release once', async () => {
  await one.publishCurrent({ version: '1.0.0' });
  const stage = jest.spyOn(FolderFiles.prototype, 'stage');
  await Promise.all(Array.from({ length: 10 }, () => currentOn(other)));
  expect(stage).toHaveBeenCalledTimes(1);
  stage.mockRestore();
});

test('a compressed copy that is not one of its file is made again', async () => {
  await one.publishCurrent({ version: '1.0.0' });
  const bucket = new Bucket(place);
  const copy = (await bucket.list('')).find(({ name }) => name.endsWith('/Page.js.br'));
  await bucket.put(copy?.name ?? '', Buffer.from('no brotli'));
  const release = await other.store.release('mfe-payroll', '1.0.0');
  const folder = await other.store.folderOf(release);
  expect(readFileSync(path.join(folder, 'Page.js.br')).toString()).not.toBe('no brotli');
});

test('an upload that broke off is removed after a day, and what is published stays', async () => {
  await one.publish({ version: '1.0.0' });
  await s3.fail('fills');
  await refusal(one.publish({ version: '1.1.0' }));
  await s3.fail();
  const bucket = new Bucket(place);
  const versions = async () => [...new Set((await bucket.list('')).map(({ name }) => name.split('/')[2]))].sort();
  await other.store.files.sweep();
  expect(await versions()).toEqual(['1.0.0', '1.1.0']);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000);
  await other.store.files.sweep();
  later.mockRestore();
  expect(await versions()).toEqual(['1.0.0']);
});

test('of two contents under one version that two servers publish at once, one is taken and the other leaves nothing', async () => {
  const outcomes = await Promise.all([
    refusal(one.publish({ version: '1.0.0', code: 'one' })),
    refusal(other.publish({ version: '1.0.0', code: 'other' })),
  ]);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome !== 'accepted')).toContain('has been published with other content');
  const contents = new Set((await new Bucket(place).list('')).map(({ name }) => name.split('/')[3]));
  expect(contents.size).toBe(1);
  await one.store.promote('mfe-payroll', '1.0.0', tester);
  expect([await currentOn(one), await currentOn(other)]).toEqual(['1.0.0', '1.0.0']);
});
