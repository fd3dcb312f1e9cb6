import type { Migration } from './migration';

/** The values of modules' notifications, as JSON: modules supply the texts. */
export const notificationValues: Migration = {
  name: '190-notification-values',
  up: (tx) =>
    tx.schema
      .alterTable('notifications')
      .addColumn('values', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute(),
};
