import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable } from '../tables';
import { migrations } from '.';

test('the rates of the tax on salaries that are stored are of the new regime, with its surcharges', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '402-tax-declarations'));
  const value = { standardDeductionPaise: 1, rebateUpToPaise: 2, cessPercent: 4, slabs: [] };
  const at = '2026-11-01T09:00:00.000Z';
  const row = { version: 1, createdAt: at, updatedAt: at, from: '2030-04-01', value: JSON.stringify(value) };
  try {
    await migrate(db);
    for (const [id, kind] of [
      ['tax', 'salary-tax'],
      ['other', 'gratuity'],
    ])
      await anyTable(db)
        .insertInto('law_rows')
        .values({ ...row, id: String(id), kind: String(kind) })
        .execute();
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const rows = await db.selectFrom('law_rows').select(['id', 'value']).where('from', '=', row.from).execute();
  const values = Object.fromEntries(rows.map((each) => [each.id, JSON.parse(each.value)]));
  expect(values.other).toEqual(value);
  expect(values.tax).toMatchObject({ ...value, regime: 'New', surcharges: [{ percent: 0 }, {}, {}, { percent: 25 }] });
  await close();
});
