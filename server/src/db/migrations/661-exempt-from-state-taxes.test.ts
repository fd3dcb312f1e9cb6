import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable } from '../tables';
import { migrations } from '.';

test('stored rates of professional tax and welfare funds say whom the state exempts, and of whom it takes', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '661-exempt-from-state-taxes'));
  const at = '2026-11-01T09:00:00.000Z';
  const row = { version: 1, createdAt: at, updatedAt: at, from: '2030-04-01' };
  const tax = { kind: 'professional-tax', value: JSON.stringify({ per: 'month', slabs: [] }) };
  const fund = (months: string[]) => ({ kind: 'welfare-fund', value: JSON.stringify({ months }) });
  const stored = {
    maharashtra: { ...tax, state: '27' },
    bengal: { ...tax, state: '19' },
    half: { ...fund(['06', '12']), state: '27' },
    none: { ...fund([]), state: '20' },
  };
  try {
    await migrate(db);
    for (const [id, one] of Object.entries(stored))
      await anyTable(db)
        .insertInto('law_rows')
        .values({ ...row, ...one, id })
        .execute();
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const rows = await db.selectFrom('law_rows').select(['id', 'value']).where('from', '=', row.from).execute();
  expect(Object.fromEntries(rows.map(({ id, value }) => [id, JSON.parse(value)]))).toMatchObject({
    maharashtra: { exemptFromAge: 65, exemptDisabled: true, per: 'month' },
    bengal: { exemptFromAge: 0, exemptDisabled: false },
    half: { onLastDay: true },
    none: { onLastDay: false },
  });
  await close();
});
