import { openTestApp, type TestApp } from '../../test/openTestApp';
import { buildApp } from '../app';
import { audit } from '../core/audit';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore } from '../releases/releases.fixture';
import { eventRoutes } from './eventRoutes';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let live: LiveRegistry;
let product: Awaited<ReturnType<typeof buildApp>>;
let address: string;
let ends: AbortController;

beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
  opened = openStore(server.db);
  live = await LiveRegistry.open(opened.store, () => undefined);
  const { db, settings } = server;
  product = await buildApp({ db, settings, log: false, apiParts: [eventRoutes({ db, live, beat: 100 })] });
  address = await product.listen({ port: 0, host: '127.0.0.1' });
  ends = new AbortController();
});
afterEach(async () => {
  ends.abort();
  await product.close();
  live.close();
  opened.remove();
  await server.close();
});

/** Few enough changes in between two looks that each is told. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Opens the events as a person; answers what came so far, and waits for the next. */
async function listen(token: string) {
  const answer = await fetch(`${address}/api/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: ends.signal,
  });
  const heard: object[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      for (const event of part.value.split('\n\n').filter(Boolean))
        heard.push(JSON.parse(event.slice('data: '.length)));
    return 'ended';
  })().catch(() => 'cut off');
  const until = async (count: number) => {
    while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    return heard;
  };
  return { status: answer.status, type: answer.headers.get('content-type'), heard, until, reading };
}

/** Somebody with a role, signed in; by default, as the first colleague is. */
async function person(name: string, change: object = {}) {
  const given = { name, email: `${name.toLowerCase()}@example.com`, password: 'a long password' };
  await server.call('POST', 'auth/register', given, { token: '' });
  const { token, account } = (await server.call('POST', 'auth/login', given, { token: '' })).json();
  expect((await server.call('PUT', `accounts/${account.id}`, { role: 'viewer', ...change })).statusCode).toBe(200);
  return { id: account.id as string, token: token as string };
}

test('who is signed in hears the revision at once and with each change; nobody else does', async () => {
  const owner = await listen(server.owner.token);
  expect([owner.status, owner.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await owner.until(1);
  await opened.publishCurrent({ version: '1.0.0' });
  await live.follow();
  const revisions = () => owner.heard.filter((event) => 'revision' in event);
  while (revisions().length < 2) await owner.until(owner.heard.length + 1);
  expect(revisions()).toEqual([{ revision: 0 }, { revision: live.current.registry.revision }]);
  expect((await fetch(`${address}/api/events`)).status).toBe(401);
});

test('a record that somebody changes is told to others who may read it, by its kind and id, and to nobody else', async () => {
  const company = (await server.call('POST', 'companies', { name: 'Mine' })).json().id;
  const people = [
    await person('Bela'),
    await person('Chitra', { reach: { companies: [company], centers: [] } }),
    await person('Dev', { role: 'accountant' }),
  ];
  const all = await Promise.all(people.map(({ token }) => listen(token)));
  await Promise.all(all.map((each) => each.until(1)));
  const add = async () =>
    (await server.call('POST', 'leads', { name: 'Asha', mobile: '9876543210' })).json().id as string;
  // What was changed before the first look is told to nobody: it may be the first of these that is.
  // The calendar, which the server fills by itself meanwhile, is told to those who read it.
  const leads = ({ heard }: (typeof all)[number]) => heard.filter((event) => 'kind' in event && event.kind === 'leads');
  const [bela, ...others] = all as [(typeof all)[number], ...typeof all];
  const made: string[] = [];
  while (leads(bela).length === 0) {
    made.push(await add());
    await pause();
  }
  expect(made.map((id) => ({ kind: 'leads', id }))).toContainEqual(leads(bela)[0]);
  expect(others.flatMap(leads)).toEqual([]);
});

test('what an account changes is told to its own tabs with the act, and to others without it; many at once as such', async () => {
  const bela = await person('Bela');
  const [own, other] = await Promise.all([listen(server.owner.token), listen(bela.token)]);
  await Promise.all([own.until(1), other.until(1)]);
  const act = 'tab-of-the-owner-1';
  const headers = { 'x-act': act };
  const companies = ({ heard }: typeof own) => heard.filter((event) => 'kind' in event && event.kind === 'companies');
  const made: string[] = [];
  while (companies(own).length === 0 || companies(other).length === 0) {
    made.push((await server.call('POST', 'companies', { name: `One ${made.length}` }, { headers })).json().id);
    await pause();
  }
  expect(made.map((id) => ({ kind: 'companies', id, act }))).toContainEqual(companies(own)[0]);
  expect(made.map((id) => ({ kind: 'companies', id }))).toContainEqual(companies(other)[0]);
  // Changes of one transaction show in one look. What a whole import stores may be more than one.
  const { id: accountId, name } = server.owner.account;
  const rows = Array.from({ length: 30 }, (_, place) => ({ name: `Company ${place}` }));
  await server.call('POST', 'companies/import', { rows }, { headers });
  const stored = await server.db.selectFrom('companies').select('id').execute();
  const actor = { id: accountId, name, act: 'many-at-once' };
  await server.db.transaction().execute(async (tx) => {
    for (const { id } of stored) await audit(tx, actor, 'update', { record: ['companies', id] });
  });
  const ofMany = (event: object) => 'act' in event && event.act === actor.act;
  while (!companies(own).some(ofMany)) await new Promise((resolve) => setTimeout(resolve, 20));
  while (!companies(other).some((event) => 'many' in event)) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(companies(own).filter(ofMany)).toEqual([{ kind: 'companies', many: true, act: actor.act }]);
  expect(companies(other).at(-1)).toEqual({ kind: 'companies', many: true });
});

test('an account that is limited to some clients hears of their records, and of no others', async () => {
  const company = async (name: string) => (await server.call('POST', 'companies', { name })).json().id as string;
  const [mine, other] = [await company('Mine'), await company('Other')];
  const { token } = await person('Chitra', { reach: { companies: [mine], centers: [] } });
  const { heard, until } = await listen(token);
  await until(1);
  const renamed = () => heard.filter((event) => 'kind' in event && event.kind === 'companies');
  const rename = (id: string, name: string) => server.call('PUT', `companies/${id}`, { name });
  for (let count = 0; renamed().length === 0; count += 1) {
    await rename(other, `Other ${count}`);
    expect((await rename(mine, `Mine ${count}`)).statusCode).toBe(200);
    await pause();
  }
  expect(new Set(renamed().map((event) => JSON.stringify(event)))).toEqual(
    new Set([JSON.stringify({ kind: 'companies', id: mine })]),
  );
});

test('who may do something else from now on hears so, by their own role and by what it holds, and nobody else does', async () => {
  const [bela, dev] = [await person('Bela'), await person('Dev')];
  const heard = await Promise.all([bela, dev].map(({ token }) => listen(token)));
  const told = (place: number) => heard[place]?.heard.filter((event) => 'account' in event).length;
  const until = async (count: number, place = 0) => {
    while ((told(place) ?? 0) < count) await heard[place]?.until((heard[place]?.heard.length ?? 0) + 1);
  };
  await Promise.all(heard.map((each) => each.until(1)));
  await server.call('PUT', `accounts/${bela.id}`, { role: 'accountant' });
  await until(1);
  expect(told(1)).toBe(0);
  const role = (await server.call('POST', 'roles', { name: 'Reader', rights: ['centers:read'] })).json();
  await server.call('PUT', `accounts/${bela.id}`, { role: role.id });
  await until(2);
  await server.call('PUT', `roles/${role.id}`, { rights: ['centers:read', 'leads:read'] });
  await until(3);
  expect(told(1)).toBe(0);
});

test('a session that ends, ends its connection with the next beat', async () => {
  const colleague = await person('Bela');
  const { reading, until } = await listen(colleague.token);
  await until(1);
  await server.db.deleteFrom('sessions').where('accountId', '=', colleague.id).execute();
  expect(await reading).toBe('ended');
});

test('the server ends without waiting for those who listen', async () => {
  const { reading, until } = await listen(server.owner.token);
  await until(1);
  await product.close();
  expect(await reading).toBe('ended');
});

test('of more connections than an account may hold the oldest ends, whatever it was about to be told, and the server goes on', async () => {
  const held = [];
  for (let place = 0; place < 21; place += 1) held.push(await listen(server.owner.token));
  expect(await held[0]?.reading).toBe('ended');
  const last = held.at(-1);
  expect(await last?.until(3)).toContainEqual({ beat: true });
});
