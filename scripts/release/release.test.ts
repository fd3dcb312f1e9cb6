import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const project = join(__dirname, '../..');
let server: Server;
let answer: { status: number; body: object };
let asked: string[];
/** What the server stores for each module. */
let modules: object[];

beforeEach(async () => {
  asked = [];
  modules = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isRelease = request.url === '/api/releases';
    const isListed = request.url === '/api/faults' || request.url === '/api/module-news';
    response.writeHead(isRelease ? 200 : answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRelease ? modules : isListed ? [] : answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Runs a script against the test's server. */
async function run(script: string, ...options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', `scripts/${script}.ts`, ...options], {
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

const release = (module: string, ...options: string[]) => run('release', module, ...options);

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

test('the list of releases names a module that is left out, and why', async () => {
  const leftOut =
    'The storage of releases, s3://releases, is not available: it can’t be reached. Try again when it is.';
  const module = {
    module: 'mfe-clients',
    current: '1.0.0',
    since: '2026-11-28T08:00:00.000Z',
    by: 'Asha',
    versions: [],
  };
  modules = [
    { ...module, leftOut },
    { ...module, module: 'mfe-leads' },
  ];
  const { output } = await run('releases');
  const told = output.split('\n').filter((line) => line.includes('is left out'));
  expect(told).toEqual([`mfe-clients 1.0.0 is left out, so its pages are unavailable: ${leftOut}`]);
}, 60_000);
