import { databaseBefore, stored } from '../../../test/databaseBefore';

test('the rates of the tax on salaries that are stored hold from any age on, with 20% without a PAN', async () => {
  const row = { from: '2030-04-01', value: '{"cessPercent":4}' };
  const { db, run } = await databaseBefore('431-tax-without-pan', {
    law_rows: [
      { ...stored('tax'), ...row, kind: 'salary-tax' },
      { ...stored('other'), ...row, kind: 'gratuity' },
    ],
  });
  await run();
  const rows = await db.selectFrom('law_rows').select(['id', 'value']).where('from', '=', row.from).execute();
  expect(Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(value)]))).toEqual({
    tax: { cessPercent: 4, fromAge: 0, withoutPanPercent: 20 },
    other: { cessPercent: 4 },
  });
});
