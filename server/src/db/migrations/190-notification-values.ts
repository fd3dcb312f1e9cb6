import type { Migration } from './migration';

/** What modules say a notification with, as JSON: its words are theirs. */
export const notificationValues: Migration = {
  name: '190-notification-values',
  up: (tx) =>
    tx.schema
      .alterTable('notifications')
      .addColumn('values', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute(),
};
