import { databaseBefore, stored } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

const [OWN, FORMER, NEXT] = ['20AAPFU0939F1Z9', '27AAPFU0939F1ZV', '27AAQCA8719H1Z6'];

test('bills that were there are given the registration of their place and day, else the company’s own', async () => {
  const { db, run } = await databaseBefore('571-bought-under', {
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
  });
  await run();
  const given = await anyTable(db).selectFrom('purchases').select('registration').orderBy('id').execute();
  expect(given.map(({ registration }) => registration)).toEqual([OWN, FORMER, NEXT, OWN]);
});
