import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A day references the mark in effect, so that the days of two merged employees can be separated again. */
export const attendanceDaysIds: Migration = {
  name: '372-attendance-days-ids',
  async up(tx) {
    await addColumns(tx, 'attendance_days', { id: 'text' });
    await sql`update "attendance_days" set "id" = "employeeId" || '/' || "day"`.execute(tx);
  },
};
