import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Attendance: every mark, the resulting days, the state of each center's month, and corrections. */
export const attendance: Migration = {
  name: '370-attendance',
  async up(tx) {
    await createResourceTable(tx, 'attendance_months', {
      columns: {
        centerId: 'text',
        month: 'text',
        state: 'text',
        submittedBy: 'text',
        submittedAt: 'text?',
        confirmedBy: 'text',
        confirmedAt: 'text?',
        lockedBy: 'text',
        lockedAt: 'text?',
      },
      indexes: ['month', 'state'],
    });
    await tx.schema
      .createIndex('attendance_months_of_center')
      .unique()
      .on('attendance_months')
      .columns(['centerId', 'month'])
      .execute();
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    const person = (table: string) =>
      tx.schema
        .createTable(table)
        .addColumn('employeeId', text, (column) => column.notNull())
        .addColumn('day', text, (column) => column.notNull())
        .addColumn('centerId', text, (column) => column.notNull())
        .addColumn('code', text, (column) => column.notNull())
        .addColumn('overtimeMinutes', 'integer', (column) => column.notNull())
        .addColumn('at', text, (column) => column.notNull())
        .addColumn('by', text, (column) => column.notNull());
    await person('attendance_marks')
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('source', text, (column) => column.notNull())
      .addColumn('seen', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('attendance_marks_once', ['employeeId', 'day', 'id'])
      .execute();
    await person('attendance_days')
      .addColumn('isDisputed', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('attendance_days_once', ['employeeId', 'day'])
      .execute();
    await tx.schema
      .createIndex('attendance_days_of_center')
      .on('attendance_days')
      .columns(['centerId', 'day'])
      .execute();
    await person('attendance_corrections')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('beforeCode', text, (column) => column.notNull())
      .addColumn('beforeOvertimeMinutes', 'integer', (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('attendance_corrections_of_center')
      .on('attendance_corrections')
      .columns(['centerId', 'day'])
      .execute();
  },
};
