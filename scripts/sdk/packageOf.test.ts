import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offerOf } from './misfitsWith';
import { packageOf } from './packageOf';

let shell: Server;
let address: string;
let folder: string;
/** The package that the shell serves; by default, none. */
let packed: Buffer | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  packed = undefined;
  shell = createServer(({ url }, response) => {
    const isPackage = url === '/sdk/module-sdk.tgz' && packed !== undefined;
    response.writeHead(isPackage ? 200 : 404).end(isPackage ? packed : 'There is no such package.');
  });
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
});
afterEach(() => {
  shell.close();
  rmSync(folder, { recursive: true });
});

test('a shell that does not report what it offers is read from its package', async () => {
  const offers = { 'shared/ui': { [`only${Date.now()}`]: 'out () => void' } };
  mkdirSync(join(folder, 'package/shell/dist'), { recursive: true });
  writeFileSync(join(folder, 'package/shell/dist/shell.json'), JSON.stringify({ shellApi: '2.18.0', offers }));
  spawnSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder });
  packed = readFileSync(join(folder, 'packed.tgz'));
  expect(await offerOf(address)).toMatchObject({ shellApi: '2.18.0', offers });
  const unpacked = await packageOf(address);
  expect(await packageOf(address)).toBe(unpacked);
  rmSync(unpacked, { recursive: true });
});

test.each([
  ['has no package', undefined, 'does not tell what it offers, and has no package of that shell: There is no such'],
  ['sends something else', Buffer.from('<html>'), 'could not be unpacked by tar'],
])('a shell that %s is told in a sentence', async (_, sent, sentence) => {
  packed = sent;
  await expect(offerOf(address)).rejects.toThrow(sentence);
});
