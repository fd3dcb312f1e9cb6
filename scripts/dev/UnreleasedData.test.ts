import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../../server/src/api/accounts/register';
import { startSession } from '../../server/src/api/auth/sessions';
import { openSqlite } from '../../server/src/db/engines/sqlite';
import { migrate } from '../../server/src/db/migrate';
import { buildProduct } from '../../server/src/product';
import { LiveRegistry } from '../../server/src/releases/registry/LiveRegistry';
import { openStore } from '../../server/src/releases/releases.fixture';
import { readSettings } from '../../server/src/settings';
import { closePools } from '../../server/src/threads/pools';
import { declaredResources } from '../../shared/contract/declaredResource';
import type { ModuleManifest } from '../../shared/contract/manifest';
import { UnreleasedData } from './UnreleasedData';

/** The product's server from source, with its own database. */
async function startProduct(onStop: (stop: () => Promise<void>) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'unreleased-'));
  const db = openSqlite(folder);
  await migrate(db);
  const { store, sources, remove } = openStore(db);
  const live = await LiveRegistry.open(store, () => undefined);
  const settings = readSettings({ SEED: 'none', PORT: '0' });
  const app = await buildProduct({ db, settings, store, live, sources, log: false });
  onStop(async () => {
    live.close();
    await app.close();
    await db.destroy();
    remove();
    rmSync(folder, { recursive: true });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  // Signs in without the threads that hash passwords, which are slow on a loaded machine.
  const person = { name: 'Asha Verma', email: 'asha@example.com', password: '' };
  await db.transaction().execute((tx) => createAccount(tx, person, '', 'open'));
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  return { url, token: await startSession(db, id), account: { id } };
}

const slips = (days: object = { type: 'integer', maximum: 31 }): ModuleManifest => ({
  ...{ contract: 1, name: 'mfe-payroll', title: 'Payroll', team: 'Payroll', shellApi: '^3.0.0', sidebar: [] },
  routes: [{ path: '/dashboard/payroll/:id', page: 'SlipPage' }],
  records: [{ kind: 'payroll.slip', path: '/dashboard/payroll/:id' }],
  resources: declaredResources.parse([
    {
      ...{ name: 'slips', title: 'slip', kind: 'payroll.slip', search: ['employee'], unique: [['employee']] },
      schema: {
        type: 'object',
        properties: { employee: { type: 'string', maxLength: 80 }, days },
        required: ['employee'],
      },
    },
  ]),
});

let manifest: ModuleManifest;
let unreleased: UnreleasedData;
let server: Server;
let asked: string[];

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  manifest = slips();
  asked = [];
  unreleased = new UnreleasedData(startProduct);
  const statusAt = async (path: string) => (asked.push(path), 404);
  server = createServer((request, response) => {
    void unreleased.answer(request, response, [manifest], statusAt).then(
      (isAnswered) => isAnswered || response.writeHead(421).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 240_000);
afterEach(async () => {
  server.close();
  await unreleased.stop();
  jest.restoreAllMocks();
});
afterAll(closePools);

async function call(method: string, path = '', body?: object) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/m/mfe-payroll/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const said = await answer.text();
  return [answer.status, said.startsWith('{') || said.startsWith('[') ? (JSON.parse(said) as unknown) : said];
}

test('records of an unreleased resource are kept as they will be after its release', async () => {
  expect(await call('POST', 'slips', { employee: 'Asha Rao', days: 40 })).toEqual([
    400,
    expect.objectContaining({ message: 'The days is at most 31.' }),
  ]);
  expect((await call('POST', 'slips', { employee: 'Asha Rao', days: 30 }))[0]).toBe(201);
  expect(await call('POST', 'slips', { employee: 'Asha Rao', days: 12 })).toEqual([
    409,
    expect.objectContaining({ code: 'exists' }),
  ]);
  expect(await call('GET', 'slips/export.csv')).toEqual([200, expect.stringMatching(/employee.*\r\n.*Asha Rao/s)]);
  expect(await call('GET', 'slips?days=30')).toEqual([200, [expect.objectContaining({ employee: 'Asha Rao' })]]);
  expect(asked).toEqual(['m/mfe-payroll/slips']);
}, 240_000);

test('they stay when the declaration changes, and are dropped if they no longer fit', async () => {
  await call('POST', 'slips', { employee: 'Asha Rao', days: 30 });
  manifest = slips({ type: 'integer', maximum: 40 });
  expect(await call('GET', 'slips')).toEqual([200, [expect.objectContaining({ days: 30 })]]);
  expect((await call('POST', 'slips', { employee: 'Ravi Das', days: 38 }))[0]).toBe(201);
  manifest = slips({ type: 'integer', maximum: 20 });
  expect(await call('GET', 'slips')).toEqual([200, []]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('2 of the 2 records of slips would be invalid'));
}, 240_000);

test('requests for anything else go on to the server', async () => {
  expect((await call('GET', 'runs'))[0]).toBe(421);
}, 240_000);
