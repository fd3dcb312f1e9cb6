import type { Migration } from './migration';

/** How everybody is paid, and how a month's wages were; until now to a bank account. */
export const paymentWays: Migration = {
  name: '707-payment-ways',
  async up(tx) {
    for (const table of ['employees', 'wage_lines'])
      await tx.schema
        .alterTable(table)
        .addColumn('paidBy', 'text', (each) => each.notNull().defaultTo('Bank'))
        .execute();
  },
};
