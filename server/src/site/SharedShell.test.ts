import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openS3, type TestS3 } from '../../test/openS3';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { Bucket } from '../releases/storage/Bucket';
import { SharedShell } from './SharedShell';

let s3: TestS3;
let server: TestApp;
let root: string;
let bucket: Bucket;

beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  server = await openTestApp();
  root = mkdtempSync(path.join(tmpdir(), 'shells-'));
  bucket = new Bucket(s3.newPlace());
});
afterEach(async () => {
  jest.restoreAllMocks();
  await s3.fail();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** A built shell with one script of this name and its compressed copy. */
function build(name: string): string {
  const built = mkdtempSync(path.join(root, 'built-'));
  for (const [file, content] of Object.entries({ [name]: `of ${name}`, [`${name}.br`]: `${name} smaller` }))
    writeFileSync(path.join(built, file), content);
  return built;
}
/** Sets the clock this many seconds on, and stops it. */
const later = (seconds: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + seconds * 1_000);
};
const newFolder = () => mkdtempSync(path.join(root, 'folder-'));
const objects = async () => (await bucket.list('')).length;

test('a server serves the files of a shell that another server was built with, and no others', async () => {
  await new SharedShell(server.db, bucket, newFolder()).keep(build('start.1.js'));
  const folder = newFolder();
  const other = new SharedShell(server.db, bucket, folder);
  await other.keep(build('start.2.js'));
  expect(await other.bring('start.1.js')).toBe(true);
  expect(readFileSync(path.join(folder, 'start.1.js'), 'utf8')).toBe('of start.1.js');
  expect(readFileSync(path.join(folder, 'start.1.js.br'), 'utf8')).toBe('start.1.js smaller');
  expect(await other.bring('start.3.js')).toBe(false);
  expect(await other.bring('../start.1.js')).toBe(false);
});

test('other bytes than the server stored are served to nobody; storage that is away is said', async () => {
  await new SharedShell(server.db, bucket, newFolder()).keep(build('start.1.js'));
  const other = new SharedShell(server.db, bucket, newFolder());
  await s3.fail('other');
  expect(await other.bring('start.1.js')).toBe(false);
  later(11);
  await s3.fail('away');
  await expect(other.bring('start.1.js')).rejects.toThrow('it can’t be reached');
  await s3.fail();
  expect(await other.bring('start.1.js')).toBe(true);
});

test('of 1,000 requests for files that no shell has, none reaches the bucket and one the database', async () => {
  await new SharedShell(server.db, bucket, newFolder()).keep(build('start.1.js'));
  const other = new SharedShell(server.db, bucket, newFolder());
  const [asked, read] = [jest.spyOn(globalThis, 'fetch'), jest.spyOn(server.db, 'selectFrom')];
  later(0);
  for (let place = 0; place < 1_000; place += 1) expect(await other.bring(`start.${place % 400}-0.js`)).toBe(false);
  expect([asked.mock.calls.length, read.mock.calls.length]).toEqual([0, 1]);
  later(2);
  await new SharedShell(server.db, bucket, newFolder()).keep(build('start.2-0.js'));
  expect(await other.bring('start.2-0.js')).toBe(true);
});

test('a file that the bucket lost is asked for there once in ten seconds, however often it is wanted', async () => {
  await new SharedShell(server.db, bucket, newFolder()).keep(build('start.1.js'));
  const other = new SharedShell(server.db, bucket, newFolder());
  for (const { name } of await bucket.list('')) await bucket.remove(name);
  const asked = jest.spyOn(globalThis, 'fetch');
  const ask = async (times: number) => {
    for (let place = 0; place < times; place += 1) expect(await other.bring('start.1.js')).toBe(false);
    return asked.mock.calls.length;
  };
  const once = await ask(1);
  expect(once).toBeGreaterThan(0);
  expect(await ask(500)).toBe(once);
  later(11);
  expect(await ask(500)).toBe(2 * once);
});

test('a shell goes 30 days after the last server served it, and never one that is served', async () => {
  const [before, now] = [build('start.1.js'), build('start.2.js')];
  const shell = new SharedShell(server.db, bucket, newFolder());
  await shell.keep(before);
  await shell.keep(now);
  expect(await objects()).toBe(4);
  later(31 * 24 * 60 * 60);
  await shell.keep(now);
  expect(await objects()).toBe(2);
  expect(await shell.bring('start.1.js')).toBe(false);
});
