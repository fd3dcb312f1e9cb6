import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Bundle, bundleOneServer } from '../../test/bundle';

const folder = mkdtempSync(path.join(tmpdir(), 'test-attempts-'));
let bundled: Bundle;
let child: ChildProcess | undefined;
beforeAll(async () => {
  bundled = await bundleOneServer();
});
afterAll(() => {
  bundled.remove();
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server in a separate process on the folder's data. Returns its address. */
async function start(): Promise<string> {
  const server = spawn(process.execPath, [path.join(bundled.folder, 'oneServer.js')], {
    cwd: path.join(__dirname, '../../..'),
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '', SEED: 'none', DRAIN_SECONDS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  let output = '';
  for await (const part of server.stdout) {
    output += String(part);
    if (output.includes('\n')) break;
  }
  return /Ready at (\S+)/.exec(output)?.[1] ?? '';
}

test('a repeat gets the first answer from a server that was killed and started again', async () => {
  let site = await start();
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site}/api/${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, replayed: answer.headers.get('idempotency-replayed'), body: await answer.json() };
  };
  const owner = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse battery' };
  await post('auth/register', owner);
  const { token } = (await post('auth/login', owner)).body as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'attempt-before-the-restart' };
  const make = () => post('companies', { name: 'Everkart Retail' }, headers);
  const first = await make();
  expect([first.status, first.replayed]).toEqual([201, null]);
  const ended = once(child as ChildProcess, 'exit');
  child?.kill('SIGKILL');
  await ended;
  site = await start();
  expect(await make()).toEqual({ ...first, replayed: 'true' });
  const listed = await fetch(`${site}/api/companies`, { headers: { authorization: headers.authorization } });
  expect(await listed.json()).toHaveLength(1);
}, 120_000);
