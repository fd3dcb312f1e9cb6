import { databaseBefore, stored } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

test('the lines of stored registers get their employees’ codes and departments, and are found by them', async () => {
  const { db, run } = await databaseBefore('295-place-in-work', {
    employees: [{ ...stored('e1'), name: 'Anil', code: 'RK-014', department: 'Packing' }],
    wage_lines: [
      { ...stored('l1'), wageId: 'w1', employeeId: 'e1', name: 'Anil', search: 'anil' },
      { ...stored('l2'), wageId: 'w1', name: 'Casual', search: 'casual' },
    ],
  });
  await run();
  const lines = anyTable(db).selectFrom('wage_lines').select(['code', 'department', 'search']).orderBy('id');
  expect(await lines.execute()).toEqual([
    { code: 'RK-014', department: 'Packing', search: 'anil rk-014 packing' },
    { code: '', department: '', search: 'casual' },
  ]);
});
