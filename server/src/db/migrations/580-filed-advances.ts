import type { Migration } from './migration';

/** What a filed return told of advances, by period: before there were vouchers, nothing. */
export const filedAdvances: Migration = {
  name: '580-filed-advances',
  async up(tx) {
    await tx.schema
      .alterTable('filed_returns')
      .addColumn('advances', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  },
};
