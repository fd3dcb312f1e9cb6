import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { testOnPostgres } from '../../test/testOnPostgres';
import { toldBy } from '../db/engines/postgres';
import type { Db } from '../db/tables';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore } from '../releases/releases.fixture';
import { RecordChanges } from './RecordChanges';

/** So long that nothing is found by asking. */
const NEVER = 3_600_000;

let server: TestApp;
let other: Db;
beforeEach(async () => {
  server = await openTestApp();
  other = (await server.another?.()) ?? server.db;
});
afterEach(() => server.close());

const create = async (name: string) =>
  (await server.call('POST', 'centers', { client_name: name, city: 'Pune' })).json<{ id: string }>().id;
const until = async (isSo: () => boolean | undefined) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const isHearing = () => toldBy(other)?.isHearing;

test('each listener hears what is changed from then on, until it stops listening', async () => {
  await create('Before');
  const [first, second]: [string[], string[]] = [[], []];
  const changes = new RecordChanges(server.db);
  const endFirst = changes.listen((heard) => first.push(...heard.map(({ id }) => id)));
  const endSecond = changes.listen((heard) => second.push(...heard.map(({ id }) => id)));
  const id = await create('Everkart');
  await until(() => first.length > 0);
  endFirst();
  const later = await create('Acme');
  await until(() => second.length === 2);
  endSecond();
  expect([first, second]).toEqual([[id], [id, later]]);
});

testOnPostgres('a PostgreSQL tells another server of a change, which need not ask for it', async () => {
  const heard: string[] = [];
  const end = new RecordChanges(other, NEVER).listen((changes) => heard.push(...changes.map(({ id }) => id)));
  await until(isHearing);
  const ids = [await create('Everkart'), await create('Acme')];
  await until(() => heard.length === 2);
  expect(heard).toEqual(ids);
  end();
  await until(() => isHearing() === false);
});

testOnPostgres('what is changed while that connection is lost is told once it is back', async () => {
  const heard: string[] = [];
  const end = new RecordChanges(other, NEVER).listen((changes) => heard.push(...changes.map(({ id }) => id)));
  await until(isHearing);
  const { processID } = (toldBy(other) as unknown as { client: { processID: number } }).client;
  await sql`select pg_terminate_backend(${processID})`.execute(server.db);
  const isThere = async () =>
    (await sql`select 1 from pg_stat_activity where pid = ${processID}`.execute(server.db)).rows.length > 0;
  while (await isThere());
  const id = await create('Everkart');
  await until(() => heard.length === 1);
  expect(heard).toEqual([id]);
  end();
});

testOnPostgres('a promotion at one server is taken over by another that does not ask for it', async () => {
  const opened = openStore(server.db);
  const theirs = openStore(other, undefined, opened.root);
  const live = await LiveRegistry.open(theirs.store, () => undefined, NEVER);
  await until(isHearing);
  await opened.publishCurrent({ version: '1.0.0' });
  await until(() => live.current.registry.modules['mfe-payroll'] !== undefined);
  live.close();
  opened.remove();
});
