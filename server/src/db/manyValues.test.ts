import { openTestApp, type TestApp } from '../../test/openTestApp';
import { readForMonth } from '../api/pay/made/readForMonth';
import { readWork } from '../api/work/month/readWork';
import { insertRows } from './insertRow';
import type { Row } from './tables';

const PEOPLE = 33_000;
const MONTH = '2026-04';
const ids = Array.from({ length: PEOPLE }, (_, place) => `e${place}`);

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('a statement takes more ids than it has room for values, and finds as with few', async () => {
  const { db } = server;
  await db
    .insertInto('throttles')
    .values(['e1', 'e32999', 'other'].map((key, count) => ({ key, count, resetAt: '2026-04-01' })))
    .execute();
  const keys = (query: { execute(): Promise<{ key: string }[]> }) =>
    query.execute().then((rows) => rows.map(({ key }) => key).sort());
  const throttles = db.selectFrom('throttles').select('key').where('resetAt', '=', '2026-04-01');
  expect(await keys(throttles.where('key', 'in', ids))).toEqual(['e1', 'e32999']);
  expect(await keys(throttles.where('key', 'not in', ids))).toEqual(['other']);
  const numbers = ids.map((_, place) => place + 1);
  expect(await keys(throttles.where('count', 'in', numbers))).toEqual(['e32999', 'other']);
  const changed = await db
    .updateTable('throttles')
    .set({ count: 7 })
    .where('key', 'in', ids)
    .returning('key')
    .execute();
  expect(changed).toHaveLength(2);
});

test('wages of a month with more people than a statement has room for values are read', async () => {
  const { call, db } = server;
  const centerId = (await call('POST', 'centers', { client_name: 'Everkart', city: 'Pune' })).json<{ id: string }>().id;
  const employeeId = (await call('POST', 'employees', { name: 'Asha', grossPaise: 1 })).json<{ id: string }>().id;
  await call('POST', 'placements', { employeeId, centerId, startsOn: '2026-01-01' });
  const placement = (await db.selectFrom('placements').selectAll().executeTakeFirstOrThrow()) as unknown as Row;
  await insertRows(
    db,
    'placements',
    ids.map((id) => ({ ...placement, id: `p${id}`, employeeId: id })),
  );
  const found = await readForMonth(db, MONTH);
  expect([found.placed.length, found.employees.size, found.histories.size]).toEqual([PEOPLE + 1, 1, PEOPLE + 1]);
  const { places } = await readWork(db, MONTH, { employeeIds: ids, isSample: false });
  expect(places).toHaveLength(PEOPLE);
}, 60_000);
