import { employeeAdvanceInput, employeeAdvanceRecord } from 'shared/domain/pay/wages/employeeAdvance';
import { employees } from '../../../people/employees/employees';
import { defineResource } from '../../../records/defineResource';
import { amountCell, csvFields } from '../../../records/lists/csvCells';
import { mustBeOf } from '../../../records/mustBeOf';

/** Money paid to employees before it was earned; later wages repay it. */
export const employeeAdvances = defineResource({
  path: 'employee-advances',
  table: 'employee_advances',
  title: 'advance',
  input: employeeAdvanceInput,
  record: employeeAdvanceRecord,
  named: ['note', 'day'],
  search: ['note', 'amountPaise'],
  order: '-day',
  references: { employeeId: 'employees' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  keys: [{ column: 'employeeId', further: ['day'], as: 'exact', label: 'employee and day', second: 'take' }],
  importable: true,
  prepare: async (change) => {
    await mustBeOf(employees, 'employeeId', change);
    return {};
  },
  csv: {
    ...csvFields({ Employee: 'employeeId', Day: 'day' }),
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    'Instalment a month': ({ instalmentPaise }) => amountCell(instalmentPaise),
    ...csvFields({ Note: 'note' }),
  },
});
