import Database from 'libsql';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { openStore } from '../releases.fixture';

/** How many statements were asked of the embedded database. */
let asked = 0;
const prepare = Database.prototype.prepare;
jest.spyOn(Database.prototype, 'prepare').mockImplementation(function (this: InstanceType<typeof Database>, sql) {
  const statement = prepare.call(this, sql);
  const all = statement.all.bind(statement);
  return Object.assign(statement, {
    all: (...given: [object?]) => {
      asked += 1;
      return all(given[0] ?? []);
    },
  });
});

let server: TestApp;
let opened: ReturnType<typeof openStore>;
beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
});
afterAll(async () => {
  await server.close();
  opened.remove();
});

test('the registry of forty modules, each with a release before, takes five questions', async () => {
  for (let place = 0; place < 40; place += 1)
    for (const version of ['1.0.0', '1.1.0']) await opened.publishCurrent({ name: `mfe-m${place}`, version });
  asked = 0;
  const { registry } = await opened.store.registry();
  expect(Object.values(registry.modules).filter(({ previous }) => previous)).toHaveLength(40);
  expect(asked).toBe(5);
}, 60_000);
