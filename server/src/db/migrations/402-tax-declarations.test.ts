import { databaseBefore, stored } from '../../../test/databaseBefore';

test('the rates of the tax on salaries that are stored are of the new regime, with its surcharges', async () => {
  const value = { standardDeductionPaise: 1, rebateUpToPaise: 2, cessPercent: 4, slabs: [] };
  const row = { from: '2030-04-01', value: JSON.stringify(value) };
  const { db, run } = await databaseBefore('402-tax-declarations', {
    law_rows: [
      { ...stored('tax'), ...row, kind: 'salary-tax' },
      { ...stored('other'), ...row, kind: 'gratuity' },
    ],
  });
  await run();
  const rows = await db.selectFrom('law_rows').select(['id', 'value']).where('from', '=', row.from).execute();
  const values = Object.fromEntries(rows.map((each) => [each.id, JSON.parse(each.value)]));
  expect(values.other).toEqual(value);
  expect(values.tax).toMatchObject({ ...value, regime: 'New', surcharges: [{ percent: 0 }, {}, {}, { percent: 25 }] });
});
