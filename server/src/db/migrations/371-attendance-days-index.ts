import type { Migration } from './migration';

/** An index that covers a center's month: otherwise 62,000 rows of a large center would be looked up one by one. */
export const attendanceDaysIndex: Migration = {
  name: '371-attendance-days-index',
  async up(tx) {
    await tx.schema.dropIndex('attendance_days_of_center').execute();
    await tx.schema
      .createIndex('attendance_days_of_center')
      .on('attendance_days')
      .columns(['centerId', 'day', 'employeeId', 'code', 'overtimeMinutes', 'isDisputed'])
      .execute();
  },
};
