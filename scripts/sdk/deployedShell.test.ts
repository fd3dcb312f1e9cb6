import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectFittingShell } from './deployedShell';

let server: Server;
let shell: URL;
/** The shell API version of the asked shell. */
let offered: string;

beforeEach(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/sdk') return void response.end(JSON.stringify({ shellApi: offered }));
    response.writeHead(200, { 'content-location': `/sdk/module-sdk-${offered}-b1.tgz` }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shell = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => server.close());

const built = { version: '3.3.0-b0', shellApi: '3.3.0', shell: 'these' };

test.each([
  ['the same', '3.3.0'],
  ['more', '3.9.1'],
])('a package fits a shell that offers %s', async (_, version) => {
  offered = version;
  const said: string[] = [];
  await expectFittingShell(shell, (hint) => said.push(hint), built);
  expect(said).toEqual([]);
});

test('a shell of a later major version is no objection to a module; it prints how to check, and its package', async () => {
  offered = '4.0.0';
  const said: string[] = [];
  await expectFittingShell(shell, (hint) => said.push(hint), built);
  expect(said).toEqual([
    expect.stringMatching(/npm run check -- --against http:.* says whether anything that the module uses is gone/),
  ]);
  expect(said[0]).toContain(`npm install --save-dev ${shell.origin}/sdk/module-sdk-4.0.0-b1.tgz`);
});

test('an older shell is refused with the command that installs its package by its permanent address', async () => {
  offered = '3.2.0';
  const refused = expectFittingShell(shell, undefined, built);
  await expect(refused).rejects.toThrow('which is older');
  await expect(refused).rejects.toThrow(`npm install --save-dev ${shell.origin}/sdk/module-sdk-3.2.0-b1.tgz`);
});
