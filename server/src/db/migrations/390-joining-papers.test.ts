import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

test('of stored employees it is counted which joining papers are missing', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '390-joining-papers'));
  await migrate(db);
  const insert = (row: object) =>
    anyTable(db)
      .insertInto('employees')
      .values({ version: 1, createdAt: '2026-04-01', updatedAt: '2026-04-01', ...row } as Row)
      .execute();
  await insert({ id: 'e1', name: 'Anil', pfMember: 1, esiMember: 1 });
  await insert({ id: 'e2', name: 'Bela', pfMember: 0, esiMember: 0, pan: 'ABCPK1234F' });
  all.push(...later);
  await migrate(db);
  const counted = anyTable(db).selectFrom('employees').select('papersMissing').orderBy('id');
  expect((await counted.execute()).map((row) => Number((row as Row).papersMissing))).toEqual([6, 3]);
  await close();
});
