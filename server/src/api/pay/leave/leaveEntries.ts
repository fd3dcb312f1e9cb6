import { leaveEntryInput, leaveEntryRecord } from 'shared/domain/pay/leave/leave';
import { employees } from '../../people/employees/employees';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { mustBeOf } from '../../records/mustBeOf';

/** Leave brought in by employees, and leave paid out; attendance is counted separately. */
export const leaveEntries = defineResource({
  path: 'leave-entries',
  table: 'leave_entries',
  title: 'leave entry',
  input: leaveEntryInput,
  record: leaveEntryRecord,
  named: ['kind'],
  search: ['kind', 'note'],
  order: '-day',
  references: { employeeId: 'employees' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  excludeFromHistory: ['settlementId'],
  keys: [
    { column: 'employeeId', further: ['day', 'kind'], as: 'exact', label: 'employee, day and kind', second: 'take' },
  ],
  importable: true,
  refuse: async ({ before }) =>
    before && before.settlementId !== ''
      ? 'A paid final settlement made this entry. Take the day it was paid away there, and the entry goes with it.'
      : undefined,
  prepare: async (change) => {
    await mustBeOf(employees, 'employeeId', change);
    return {};
  },
  csv: csvFields({ Employee: 'employeeId', Day: 'day', Kind: 'kind', Days: 'days', Note: 'note' }),
});

/** Entries that a settlement writes and removes. */
export const settledLeave: typeof leaveEntries = { ...leaveEntries, refuse: async () => undefined };
