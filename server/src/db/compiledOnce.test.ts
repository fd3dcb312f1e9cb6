import { openMigratedDatabase, type TestDatabase } from '../../test/openTestDatabase';
import { compiledOnce } from './compiledOnce';

let database: TestDatabase;
beforeEach(async () => {
  database = await openMigratedDatabase();
});
afterEach(() => database.close());

test('a query is built once and answers what each call asks for, its own values among them', async () => {
  const { db } = database;
  await db
    .insertInto('marks')
    .values(['a', 'b', 'c'].map((key) => ({ key, value: key === 'c' ? 'other' : 'same' })))
    .execute();
  let builds = 0;
  const between = compiledOnce((queries, value: (name: 'from' | 'to') => string) => {
    builds += 1;
    return queries
      .selectFrom('marks')
      .select('key')
      .where('key', '>=', value('from'))
      .where('value', '=', 'same')
      .where('key', '<=', value('to'))
      .where('key', '<>', value('from'));
  });
  const keys = async (from: string, to: string) => (await between(db, { from, to })).map(({ key }) => key);
  expect([await keys('', 'z'), await keys('a', 'z'), await keys('a', 'a')]).toEqual([['a', 'b'], ['b'], []]);
  const inTransaction = db.transaction().execute((tx) => between(tx, { from: '', to: 'a' }));
  expect(await inTransaction).toEqual([{ key: 'a' }]);
  expect(builds).toBe(1);
});
