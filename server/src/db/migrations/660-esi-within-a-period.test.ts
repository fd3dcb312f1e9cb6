import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable } from '../tables';
import { migrations } from '.';

test('stored rates of the state insurance cover within a period from 21 November 2025 on', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '660-esi-within-a-period'));
  const at = '2026-11-01T09:00:00.000Z';
  const row = { version: 1, createdAt: at, updatedAt: at, kind: 'esi', value: JSON.stringify({ employeePercent: 1 }) };
  try {
    await migrate(db);
    for (const from of ['2019-07-02', '2026-01-02'])
      await anyTable(db)
        .insertInto('law_rows')
        .values({ ...row, id: from, from })
        .execute();
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const rows = await db
    .selectFrom('law_rows')
    .select(['id', 'value'])
    .where('id', 'in', ['2019-07-02', '2026-01-02'])
    .execute();
  expect(Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(value).coversLater]))).toEqual({
    '2019-07-02': false,
    '2026-01-02': true,
  });
  await close();
});
