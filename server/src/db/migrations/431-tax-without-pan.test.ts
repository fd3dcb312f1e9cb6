import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable } from '../tables';
import { migrations } from '.';

test('the rates of the tax on salaries that are stored hold from any age on, with 20% without a PAN', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '431-tax-without-pan'));
  const at = '2026-11-01T09:00:00.000Z';
  const row = {
    version: 1,
    createdAt: at,
    updatedAt: at,
    from: '2030-04-01',
    value: JSON.stringify({ cessPercent: 4 }),
  };
  try {
    await migrate(db);
    for (const [id, kind] of Object.entries({ tax: 'salary-tax', other: 'gratuity' }))
      await anyTable(db)
        .insertInto('law_rows')
        .values({ ...row, id, kind })
        .execute();
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const rows = await db.selectFrom('law_rows').select(['id', 'value']).where('from', '=', row.from).execute();
  expect(Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(value)]))).toEqual({
    tax: { cessPercent: 4, fromAge: 0, withoutPanPercent: 20 },
    other: { cessPercent: 4 },
  });
  await close();
});
