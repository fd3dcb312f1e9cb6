import type { Migration } from './migration';

/** Whether it was a signed-in person's browser that reported a failure: of those from before nobody knows. */
export const whoseReports: Migration = {
  name: '280-whose-reports',
  async up(tx) {
    await tx.schema
      .alterTable('module_reports')
      .addColumn('isSignedIn', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
