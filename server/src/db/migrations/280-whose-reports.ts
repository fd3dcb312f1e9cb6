import type { Migration } from './migration';

/** Whether a signed-in browser reported a failure: unknown for earlier ones. */
export const whoseReports: Migration = {
  name: '280-whose-reports',
  async up(tx) {
    await tx.schema
      .alterTable('module_reports')
      .addColumn('isSignedIn', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
