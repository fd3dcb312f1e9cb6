import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectFittingShell } from './deployedShell';

let server: Server;
let shell: URL;
/** The shell API of the shell that is asked. */
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
  ['the same', '3.3.0', '^3.3.0'],
  ['more', '3.9.1', '^3.3.0'],
  ['another first number, which the module allows', '4.0.0', '>=3.3 <5'],
])('a package fits a shell that offers %s', async (_, version, range) => {
  offered = version;
  await expect(expectFittingShell(shell, range, built)).resolves.toBeUndefined();
});

test.each([
  [
    'another first number',
    '4.0.0',
    /may have taken away what the module uses\..* set "shellApi" in module\.json to "\^4\.0\.0"/,
  ],
  ['less', '3.2.0', /which is older/],
])(
  'one of %s is refused with the command that installs its package, by the address that stays',
  async (_, version, words) => {
    offered = version;
    const refused = expectFittingShell(shell, '^3.3.0', built);
    await expect(refused).rejects.toThrow(`npm install --save-dev ${shell.origin}/sdk/module-sdk-${version}-b1.tgz`);
    await expect(refused).rejects.toThrow(words);
  },
);
