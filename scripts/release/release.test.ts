import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const project = join(__dirname, '../..');
let server: Server;
let answer: { status: number; body: object };
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isRelease = request.url === '/api/releases';
    response.writeHead(isRelease ? 200 : answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRelease ? [] : answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Runs `npm run release` for a module against the server of the test. */
async function release(module: string, ...options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/release.ts', module, ...options], {
    cwd: project,
    env: {
      ...process.env,
      RELEASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      RELEASE_TOKEN: 'deploy.x',
    },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
}

test('a wrong token is told before anything is built', async () => {
  const message = "This deploy token is for mfe-leads; it can't release mfe-clients.";
  answer = { status: 403, body: { message } };
  expect(await release('mfe-clients')).toEqual({ code: 1, output: '', errors: `${message}\n` });
  expect(asked).toEqual(['GET /api/releases/mfe-clients/shell']);
}, 60_000);

test('so are stages that don’t rise', async () => {
  const errors = 'Each stage must be larger than the one before, such as 5,25,100.\n';
  expect(await release('mfe-clients', '--stages', '25,5,100')).toEqual({ code: 1, output: '', errors });
  expect(asked).toEqual([]);
}, 60_000);

test('so is a shell that offers less than what this is built against', async () => {
  answer = { status: 200, body: { shellApi: '1.0.0' } };
  const { code, output, errors } = await release('mfe-clients');
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(
    /^mfe-clients \S+ can't be released; nothing was changed:\n- This is built against shell API \S+, and http:\S+ offers 1\.0\.0: /,
  );
}, 60_000);
