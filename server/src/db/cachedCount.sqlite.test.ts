import { openMigratedDatabase, type TestDatabase } from '../../test/openTestDatabase';
import { cachedCount } from './cachedCount';

let database: TestDatabase;
beforeEach(async () => {
  database = await openMigratedDatabase();
});
afterEach(() => database.close());

/** Only on the embedded database: on PostgreSQL, other tests' writes to other databases invalidate the count. */
test('it is counted once while nothing changes, for those who ask at once too, and again after a change', async () => {
  const { db } = database;
  const query = db
    .selectFrom('marks')
    .select((select) => select.fn.countAll<number>().as('total'))
    .compile();
  const add = (key: string) => db.insertInto('marks').values({ key, value: '' }).execute();
  const asked = jest.spyOn(db, 'executeQuery');
  const counted = async (times = 1) => {
    asked.mockClear();
    await Promise.all(Array.from({ length: times }, () => cachedCount(db, query)));
    return asked.mock.calls.filter(([query]) => 'sql' in query && query.sql.includes('count(')).length;
  };
  expect([await counted(20), await counted(), await counted()]).toEqual([1, 0, 0]);
  await add('a');
  expect([await counted(20), await counted()]).toEqual([1, 0]);
});
