import { monthInput, monthRecord } from 'shared/domain/work/attendance/month';
import { centers } from '../../clients/centers/centers';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';

/** The state of each center's month with marks or steps. Separate calls mark the days and take the steps. */
export const attendance = defineResource({
  path: 'attendance',
  table: 'attendance_months',
  title: 'month of attendance',
  input: monthInput,
  record: monthRecord,
  derived: ['centerName'],
  named: ['month'],
  references: { centerId: 'centers' },
  belongsTo: { other: { column: 'centerId', by: () => centers } },
  operations: ['list', 'read'],
  search: ['month'],
  order: '-month',
  derive: async (records, db) => {
    const ids = ['', ...new Set(records.map(({ centerId }) => centerId))];
    const found = await db
      .selectFrom('every_centers')
      .select(['id', 'client_name', 'city'])
      .where('id', 'in', ids)
      .execute();
    const names = new Map(
      found.map(({ id, client_name, city }) => [id, [client_name, city].filter(Boolean).join(', ')]),
    );
    return records.map((record) => ({ ...record, centerName: names.get(record.centerId) ?? '' }));
  },
  csv: csvFields({
    Center: 'centerName',
    Month: 'month',
    State: 'state',
    'Submitted by': 'submittedBy',
    'Confirmed by': 'confirmedBy',
    'Locked by': 'lockedBy',
  }),
});
