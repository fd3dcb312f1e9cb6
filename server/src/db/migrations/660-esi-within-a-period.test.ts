import { databaseBefore, stored } from '../../../test/databaseBefore';

test('stored rates of the state insurance cover within a period from 21 November 2025 on', async () => {
  const row = (from: string) => ({ ...stored(from), from, kind: 'esi', value: '{"employeePercent":1}' });
  const { db, run } = await databaseBefore('660-esi-within-a-period', {
    law_rows: [row('2019-07-02'), row('2026-01-02')],
  });
  await run();
  const rows = await db
    .selectFrom('law_rows')
    .select(['id', 'value'])
    .where('id', 'in', ['2019-07-02', '2026-01-02'])
    .execute();
  expect(Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(value).coversLater]))).toEqual({
    '2019-07-02': false,
    '2026-01-02': true,
  });
});
