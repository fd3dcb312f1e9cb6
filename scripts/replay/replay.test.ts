import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  FINDING_LENGTH,
  MOST_FINDINGS,
  replayNote,
  replaySentence,
  type StoredReplay,
} from '../../shared/contract/releases/replay';
import { addressesOf } from './addressOf';
import { Findings } from './Findings';

const claims = ['/dashboard/slips', '/dashboard/slips/new', '/dashboard/slips/:id'].map((path) => ({
  owner: 'x',
  path,
}));
const seen = (links: string[], ids: string[] = []) => new Map([['/dashboard/slips', { links, ids }]]);

describe('the addresses at which a route is opened', () => {
  test('a route without a parameter is its own', () => {
    expect(addressesOf('/dashboard/slips', new Map(), claims)).toEqual(['/dashboard/slips']);
  });

  test('one of a record is where links lead to it, and not to another route; then what the list above it was answered', () => {
    const links = ['/dashboard/slips/new', '/dashboard/slips/7', '/dashboard/other/7'];
    expect(addressesOf('/dashboard/slips/:id', seen(links, ['7', 'a b']), claims)).toEqual([
      '/dashboard/slips/7',
      '/dashboard/slips/a%20b',
    ]);
  });

  test('without a record that leads there it has none', () => {
    expect(addressesOf('/dashboard/slips/:id', seen([]), claims)).toEqual([]);
    const above = new Map([['/dashboard/:kind', { links: [], ids: ['7'] }]]);
    expect(addressesOf('/dashboard/:kind/:id', above, claims)).toEqual([]);
  });
});

describe('findings', () => {
  test('each is there once, on one line that is not too long', () => {
    const findings = new Findings();
    findings.add('console error', 'two\n  lines', '/a.js:1');
    findings.add('console error', 'two lines', '/a.js:1');
    findings.add('error', 'x'.repeat(1000));
    expect(findings.list.map(({ what }) => what)).toEqual(['two lines', `${'x'.repeat(FINDING_LENGTH - 1)}…`]);
  });

  test('of very many the last that is kept says how many more there were', () => {
    const findings = new Findings();
    for (let n = 1; n <= MOST_FINDINGS + 5; n += 1) findings.add('error', `fault ${n}`);
    expect(findings.list).toHaveLength(MOST_FINDINGS);
    expect(findings.list.at(-1)?.what).toBe(`and 6 more, the next: fault ${MOST_FINDINGS}`);
  });
});

describe('what is said of a replay', () => {
  const replay = (change: Partial<StoredReplay> = {}): StoredReplay => ({
    version: '1.0.0',
    at: '',
    by: '',
    shellApi: '2.8.0',
    shell: 'b1',
    isOnThisShell: true,
    isClaim: false,
    refused: [],
    routes: [{ route: '/a', opened: '/a', ms: 1, findings: [] }],
    ...change,
  });
  const faults = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ kind: 'error' as const, what: `fault ${n + 1}`, where: '' }));

  test.each<[string, Partial<StoredReplay>]>([
    ['Replayed on shell 2.8.0: 1 page, no finding.', {}],
    ['Replayed on shell 2.8.0, which is not the one that runs here: 1 page, no finding.', { isOnThisShell: false }],
    ['Replayed on shell 2.8.0: it does not fit.', { refused: ['It is too old.'], routes: [] }],
    [
      'Replayed on shell 2.8.0: 1 page, 2 findings, 1 not opened.',
      {
        routes: [
          { route: '/a', opened: '/a', ms: 1, findings: faults(2) },
          { route: '/:id', ms: 0, findings: [] },
        ],
      },
    ],
  ])('%s', (sentence, change) => {
    expect(replaySentence(replay(change))).toBe(sentence);
  });

  test('before a promotion the first findings are told, and a missing replay', () => {
    const four = replay({ routes: [{ route: '/a', opened: '/a', ms: 1, findings: faults(4) }] });
    expect(replayNote([four], '1.0.0')).toEqual({
      text: 'Replayed on shell 2.8.0: 1 page, 4 findings. /a, error: fault 1. /a, error: fault 2. /a, error: fault 3. And 1 more.',
      isWarning: true,
    });
    expect(replayNote([four], '1.1.0')).toEqual({ text: 'It has not been replayed.', isWarning: true });
    expect(replayNote([replay()], '1.0.0').isWarning).toBe(false);
    expect(replayNote([replay({ isOnThisShell: false })], '1.0.0').isWarning).toBe(true);
  });
});

describe('the command ends with one sentence', () => {
  const row = { module: 'mfe-clients', current: '1.0.0', since: '', by: '', versions: [{ version: '1.0.0' }] };
  let server: Server;
  let admits: { status: number; body: object };

  beforeEach(async () => {
    admits = { status: 200, body: { shellApi: '2.0.0' } };
    server = createServer((request, response) => {
      const { status, body } = request.url === '/api/releases' ? { status: 200, body: [row] } : admits;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  /** Runs `npm run replay`; returns its exit code and standard error. */
  async function replay(parameters: string[], url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`) {
    const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/replay.ts', ...parameters], {
      cwd: join(__dirname, '../..'),
      env: { ...process.env, RELEASE_URL: url, RELEASE_TOKEN: 'deploy.x' },
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return [code, errors];
  }

  test('for a release or a module that is not there, a wrong token and a folder that is no product, before anything is built', async () => {
    expect(await replay(['mfe-clients', '9.0.0'])).toEqual([
      1,
      expect.stringMatching(/^There is no release mfe-clients 9\.0\.0 at http:\S+\.\n$/),
    ]);
    expect(await replay(['mfe-nobody'])).toEqual([1, expect.stringMatching(/^There is no module mfe-nobody at .*\n$/)]);
    expect(await replay(['--shell', '/nowhere'])).toEqual([
      1,
      '--shell "/nowhere" is wrong: it must be the folder of this project, checked out and built.\n',
    ]);
    const message = 'This deploy token is unknown or was revoked. Ask the owner for a new one.';
    admits = { status: 401, body: { message } };
    expect(await replay(['mfe-clients'])).toEqual([1, `${message}\n`]);
  }, 60_000);

  test('for a server that can’t be reached', async () => {
    expect(await replay([], 'http://127.0.0.1:9')).toEqual([
      1,
      'http://127.0.0.1:9 could not be reached; check RELEASE_URL and the connection.\n',
    ]);
  }, 60_000);
});
