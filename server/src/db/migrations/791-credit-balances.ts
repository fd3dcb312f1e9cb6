import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** What the credit ledger held before a period's GSTR-3B. */
export const creditBalances: Migration = {
  name: '791-credit-balances',
  async up(tx) {
    await createResourceTable(tx, 'credit_balances', {
      columns: {
        ...{ registration: 'text', period: 'text' },
        ...{ igstPaise: 'integer', cgstPaise: 'integer', sgstPaise: 'integer' },
      },
      indexes: ['registration', 'period'],
    });
  },
};
