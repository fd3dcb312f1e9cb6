import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

const at = '2026-11-01T09:00:00.000Z';
const stored = (id: string) => ({ id, version: 1, createdAt: at, updatedAt: at });
const [OWN, FORMER, NEXT] = ['20AAPFU0939F1Z9', '27AAPFU0939F1ZV', '27AAQCA8719H1Z6'];

test('bills that were there are given the registration of their place and day, else the company’s own', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '571-bought-under'));
  const rows: Record<string, object[]> = {
    letterhead: [
      { ...stored('l1'), gstin: OWN },
      { ...stored('l2'), gstin: NEXT },
    ],
    registrations: [
      { gstin: OWN, since: '2017-07-01', until: null },
      { gstin: FORMER, since: '2017-07-01', until: '2026-05-31' },
      { gstin: NEXT, since: '2026-06-01', until: null },
    ],
    purchases: [
      ['p1', '20', '2026-05-10'],
      ['p2', '27', '2026-05-10'],
      ['p3', '27', '2026-06-10'],
      ['p4', '33', '2026-06-10'],
    ].map(([id = '', placeOfSupply, date]) => ({ ...stored(id), placeOfSupply, date })),
  };
  try {
    await migrate(db);
    await anyTable(db).deleteFrom('letterhead').execute();
    for (const [table, given] of Object.entries(rows))
      for (const row of given)
        await anyTable(db)
          .insertInto(table)
          .values(row as Row)
          .execute();
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const given = await anyTable(db).selectFrom('purchases').select('registration').orderBy('id').execute();
  expect(given.map(({ registration }) => registration)).toEqual([OWN, FORMER, NEXT, OWN]);
  await close();
});
