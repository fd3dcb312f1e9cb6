import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A day knows the mark that holds, so that the days of two employees who become one can be told apart again. */
export const attendanceDaysIds: Migration = {
  name: '372-attendance-days-ids',
  async up(tx) {
    await addColumns(tx, 'attendance_days', { id: 'text' });
    await sql`update "attendance_days" set "id" = "employeeId" || '/' || "day"`.execute(tx);
  },
};
