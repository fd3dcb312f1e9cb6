import { databaseBefore, stored } from '../../../test/databaseBefore';

test('stored rates of professional tax and welfare funds say whom the state exempts, and of whom it takes', async () => {
  const from = '2030-04-01';
  const tax = { from, kind: 'professional-tax', value: JSON.stringify({ per: 'month', slabs: [] }) };
  const fund = (months: string[]) => ({ from, kind: 'welfare-fund', value: JSON.stringify({ months }) });
  const { db, run } = await databaseBefore('661-exempt-from-state-taxes', {
    law_rows: [
      { ...stored('maharashtra'), ...tax, state: '27' },
      { ...stored('bengal'), ...tax, state: '19' },
      { ...stored('half'), ...fund(['06', '12']), state: '27' },
      { ...stored('none'), ...fund([]), state: '20' },
    ],
  });
  await run();
  const rows = await db.selectFrom('law_rows').select(['id', 'value']).where('from', '=', from).execute();
  expect(Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(value)]))).toMatchObject({
    maharashtra: { exemptFromAge: 65, exemptDisabled: true, per: 'month' },
    bengal: { exemptFromAge: 0, exemptDisabled: false },
    half: { onLastDay: true },
    none: { onLastDay: false },
  });
});
