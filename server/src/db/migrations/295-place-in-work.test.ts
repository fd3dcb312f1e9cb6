import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

const stored = (id: string) => ({
  id,
  version: 1,
  createdAt: '2026-04-01T09:00:00.000Z',
  updatedAt: '2026-04-01T09:00:00.000Z',
});

test('the lines of stored registers get their employees’ codes and departments, and are found by them', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '295-place-in-work'));
  await migrate(db);
  const insert = (table: string, row: object) =>
    anyTable(db)
      .insertInto(table)
      .values(row as Row)
      .execute();
  await insert('employees', { ...stored('e1'), name: 'Anil', code: 'RK-014', department: 'Packing' });
  await insert('wage_lines', { ...stored('l1'), wageId: 'w1', employeeId: 'e1', name: 'Anil', search: 'anil' });
  await insert('wage_lines', { ...stored('l2'), wageId: 'w1', name: 'Casual', search: 'casual' });
  all.push(...later);
  await migrate(db);
  const lines = anyTable(db).selectFrom('wage_lines').select(['code', 'department', 'search']).orderBy('id');
  expect(await lines.execute()).toEqual([
    { code: 'RK-014', department: 'Packing', search: 'anil rk-014 packing' },
    { code: '', department: '', search: 'casual' },
  ]);
  await close();
});
