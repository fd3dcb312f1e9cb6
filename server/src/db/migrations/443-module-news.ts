import type { Migration } from './migration';

/** News for modules' teams: contacts, events, and each message with its delivery state. */
export const moduleNews: Migration = {
  name: '443-module-news',
  async up(tx) {
    await tx.schema
      .createTable('module_contacts')
      .addColumn('module', 'text', (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable('module_news')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('module_news_of_module').on('module_news').columns(['module', 'at']).execute();
    await tx.schema
      .createTable('news_messages')
      .addColumn('news', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('nextAt', 'text', (column) => column.notNull())
      .addColumn('triedAt', 'text')
      .addColumn('answer', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('news_messages_once', ['news', 'channel'])
      .execute();
    await tx.schema.createIndex('news_messages_due').on('news_messages').columns(['state', 'nextAt']).execute();
  },
};
