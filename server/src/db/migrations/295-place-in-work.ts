import { searchText } from '../searchText';
import { anyTable } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** The number of employees read at once. */
const CHUNK = 1_000;

/** A wage register's lines store the employee's code and department, and can be searched by them. */
export const placeInWork: Migration = {
  name: '295-place-in-work',
  async up(tx) {
    await addColumns(tx, 'wage_lines', { code: 'text', department: 'text' });
    for (let after = ''; ; ) {
      const employees = await tx
        .selectFrom('employees')
        .select(['id', 'code', 'department'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(CHUNK)
        .execute();
      for (const { id, code, department } of employees) {
        if (code === '' && department === '') continue;
        const lines = await tx.selectFrom('wage_lines').select(['id', 'name']).where('employeeId', '=', id).execute();
        for (const line of lines)
          await anyTable(tx)
            .updateTable('wage_lines')
            .set({
              code,
              department,
              search: searchText(['name', 'code', 'department'], { ...line, code, department }),
            })
            .where('id', '=', line.id)
            .execute();
      }
      if (employees.length < CHUNK) break;
      after = String(employees.at(-1)?.id);
    }
  },
};
