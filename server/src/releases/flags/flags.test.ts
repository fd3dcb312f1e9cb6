import type { FastifyInstance } from 'fastify';
import type { Registry, Release } from 'shared/contract';
import type { ModuleFlag } from 'shared/domain/console/flag';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { notify } from '../../api/notifications/notify';
import { buildProduct } from '../../product';
import { LiveRegistry } from '../registry/LiveRegistry';
import { openStore } from '../releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
let app: FastifyInstance;
/** The owner's and Bela's tokens, and Bela's id; her role is the accountant's. */
let asha: string;
let bela: { id: string; token: string };

const flagged = (release: Release): void => {
  const { manifest } = release;
  manifest.routes.push({ path: '/dashboard/mfe-payroll/board', page: 'Page', flag: 'new-board' });
  manifest.sidebar.push({ id: 'board', label: 'Board', path: '/dashboard/mfe-payroll/board' });
  manifest.contributions = [
    { slot: 'dashboard.card', id: 'payroll.plain', title: 'Plain', component: 'Page' },
    { slot: 'dashboard.card', id: 'payroll.fresh', title: 'Fresh', component: 'Page', flag: 'new-board' },
    { slot: 'dashboard.card', id: 'payroll.audit', title: 'Log', component: 'Page', right: 'audit:read' },
    { slot: 'notification.kind', id: 'payroll.told', title: 'Told {name}', flag: 'new-board' },
  ];
};

beforeAll(async () => {
  server = await openTestApp();
  const { db, settings } = server;
  opened = openStore(db);
  live = await LiveRegistry.open(opened.store);
  const { store, sources } = opened;
  app = await buildProduct({ db, settings, store, live, sources, log: false });
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [{ id }] = (await server.call('GET', 'accounts?q=bela')).json();
  await server.call('PUT', `accounts/${id}`, { status: 'active', role: 'accountant' });
  asha = server.owner.token;
  bela = { id, token: (await server.call('POST', 'auth/login', person, { token: '' })).json().token };
  await opened.publishCurrent({ version: '1.0.0', change: flagged });
  await live.follow();
});
afterAll(async () => {
  live.close();
  await app.close();
  await server.close();
  opened.remove();
});

const call = (method: 'GET' | 'PUT', url: string, token: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const registryOf = async (token: string) => (await call('GET', 'registry', token)).json() as Registry;
const flagNow = async () => ((await call('GET', 'flags', asha)).json() as ModuleFlag[])[0];
/** Switches the flag, as whoever knows its last change. */
const turn = async (audience: object, token = asha) =>
  call('PUT', 'flags/mfe-payroll/new-board', token, {
    audience,
    revision: (await flagNow())?.history[0]?.revision ?? 0,
  });

/** What of the module somebody gets. */
const partOf = ({ modules }: Registry) => {
  const { routes, sidebar, contributions } = modules['mfe-payroll']?.manifest ?? { routes: [], sidebar: [] };
  return [routes.length, sidebar.length, contributions?.map(({ id }) => id).join(' ')];
};
const without = [1, 0, 'payroll.plain'];
const withIt = [2, 1, 'payroll.plain payroll.fresh'];
const document = async () => {
  const { body } = await app.inject({ method: 'GET', url: '/dashboard' });
  const text = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  return JSON.parse(text) as Registry;
};

test('what stands behind a flag is off until somebody switches it on', async () => {
  expect(await flagNow()).toEqual({
    module: 'mfe-payroll',
    flag: 'new-board',
    holds: ['Page /dashboard/mfe-payroll/board', 'Card “Fresh”', 'Notification “Told {name}”'],
    audience: { to: 'nobody' },
    text: 'Nobody',
    history: [],
  });
  expect(partOf(await registryOf(bela.token))).toEqual(without);
  expect((await document()).forSome).toBeUndefined();
});

test.each<[string, (id: string) => object]>([
  ['a role', () => ({ to: 'some', roles: ['accountant'] })],
  ['a named account', (id) => ({ to: 'some', accounts: [id] })],
])(
  'on for %s, it is in the registry of who is meant, and of nobody else; documents carry it for nobody',
  async (_who, of) => {
    const before = live.current.registry.revision;
    expect((await turn(of(bela.id))).statusCode).toBe(200);
    expect((await call('GET', 'registry/revision', '')).json().revision).toBeGreaterThan(before);
    expect(partOf(await registryOf(bela.token))).toEqual(withIt);
    expect(partOf(await registryOf(asha))).toEqual([1, 0, 'payroll.plain payroll.audit']);
    const carried = await document();
    expect([carried.forSome, JSON.stringify(carried).includes('new-board')]).toEqual([true, false]);
    await turn({ to: 'nobody' });
    expect(partOf(await registryOf(bela.token))).toEqual(without);
  },
);

test('on for everybody, documents carry it', async () => {
  await turn({ to: 'everybody' });
  expect(partOf(await document())).toEqual([2, 1, 'payroll.plain payroll.fresh payroll.audit']);
  expect(partOf(await registryOf(bela.token))).toEqual(withIt);
});

test('contributions that need a right are in the registry of who has it alone', async () => {
  expect((await registryOf(bela.token)).modules['mfe-payroll']?.manifest.contributions).not.toContainEqual(
    expect.objectContaining({ id: 'payroll.audit' }),
  );
});

test('who switched it when stands in its history, newest first; switching back to what it was before undoes it', async () => {
  await turn({ to: 'some', roles: ['accountant', 'viewer'], accounts: [bela.id] });
  const flag = await flagNow();
  expect(flag?.text).toBe('Accountant, Viewer, and Bela');
  expect(flag?.history.slice(0, 2)).toEqual([
    expect.objectContaining({ text: 'Accountant, Viewer, and Bela', by: 'Asha Rao', at: expect.stringMatching(/Z$/) }),
    expect.objectContaining({ text: 'Everybody', audience: { to: 'everybody' } }),
  ]);
  await turn(flag?.history[1]?.audience ?? {});
  expect(await flagNow()).toMatchObject({ text: 'Everybody', audience: { to: 'everybody' } });
  const log = (await server.call('GET', 'audit?action=flag.switched')).json();
  expect(log[0]).toMatchObject({ by: 'Asha Rao', recordId: 'mfe-payroll', detail: 'new-board: Everybody' });
});

test('a notification of a kind behind a flag is told to whom it is on for', async () => {
  await turn({ to: 'nobody' });
  await notify(server.db, {
    kind: 'payroll.told',
    title: 'Told',
    body: '',
    path: '',
    subject: '',
    values: { name: 'X' },
  });
  const titles = async () =>
    ((await call('GET', 'notifications', bela.token)).json() as { title: string }[]).map(({ title }) => title);
  expect(await titles()).not.toContain('Told X');
  await turn({ to: 'everybody' });
  expect(await titles()).toContain('Told X');
});

test.each<[string, object, number, string]>([
  ['no audience', { revision: 0 }, 400, 'to nobody, everybody or some.'],
  ['an audience that there is none of', { audience: { to: 'friends' }, revision: 0 }, 400, 'nobody, everybody or some'],
  ['some, and none of them', { audience: { to: 'some', roles: [] }, revision: 0 }, 400, 'Choose at least one'],
  ['everybody and a role', { audience: { to: 'everybody', roles: ['viewer'] }, revision: 0 }, 400, 'roles'],
  [
    'a role that there is not',
    { audience: { to: 'some', roles: ['pilot'] }, revision: 0 },
    400,
    'This role pilot no longer exists.',
  ],
  [
    'an account that there is not',
    { audience: { to: 'some', accounts: ['x'] }, revision: 0 },
    400,
    'account x no longer exists',
  ],
  ['an older change than the last', { audience: { to: 'nobody' }, revision: 0 }, 409, 'Someone else switched'],
  ['no change at all', { audience: { to: 'nobody' } }, 400, 'revision'],
])('a switch that names %s is refused, and changes nothing', async (_what, body, status, reason) => {
  const before = await flagNow();
  const answer = await call('PUT', 'flags/mfe-payroll/new-board', asha, body);
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(reason)]);
  expect(await flagNow()).toEqual(before);
});

test('a flag that no current release has is 404, and who does not manage modules neither sees nor switches any', async () => {
  const answer = await call('PUT', 'flags/mfe-payroll/gone', asha, { audience: { to: 'nobody' }, revision: 0 });
  expect([answer.statusCode, answer.json().message]).toEqual([404, expect.stringContaining('has no flag gone')]);
  for (const refused of [await call('GET', 'flags', bela.token), await turn({ to: 'nobody' }, bela.token)])
    expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('Ask Asha Rao')]);
});

test('of several who switch it at once, all but one are told of the others', async () => {
  for (let round = 0; round < 20; round += 1) {
    const revision = (await flagNow())?.history[0]?.revision;
    const answers = await Promise.all(
      ['viewer', 'recruiter', 'accountant', 'staff', 'owner'].map((role) =>
        call('PUT', 'flags/mfe-payroll/new-board', asha, { audience: { to: 'some', roles: [role] }, revision }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  }
});

test('another server of the same database follows within its pause', async () => {
  const other = await LiveRegistry.open(opened.store);
  await turn({ to: 'everybody' });
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(other.current.registry.revision).toBe(live.current.registry.revision);
  other.close();
});

test.each<[string, (release: Release) => void, string]>([
  [
    'a prerendered page behind a flag',
    ({ manifest }) => manifest.routes.push({ path: '/plans', page: 'Page', prerender: true, flag: 'plans' }),
    'routes.1.flag is "plans", and the page is prerendered',
  ],
  [
    'a page that needs a right of nothing',
    ({ manifest }) => manifest.routes.push({ path: '/dashboard/mfe-payroll/x', page: 'Page', right: 'pilots:read' }),
    'routes.1.right is "pilots:read", whose resource there is none of',
  ],
  [
    'a contribution that needs one',
    ({ manifest }) => {
      manifest.contributions = [
        { slot: 'dashboard.card', id: 'payroll.x', title: 'X', component: 'Page', right: 'pilots:read' },
      ];
    },
    'contributions.0.right is "pilots:read"',
  ],
])('a release with %s is refused, with the field named', async (_what, change, reason) => {
  await expect(opened.publish({ version: '2.0.0', change })).rejects.toThrow(reason);
});
