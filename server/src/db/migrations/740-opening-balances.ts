import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** What clients owed and had paid in advance when the firm began its books here, and what was advanced to employees. */
export const openingBalances: Migration = {
  name: '740-opening-balances',
  async up(tx) {
    await createResourceTable(tx, 'opening_balances', {
      columns: {
        ...{ companyId: 'text', kind: 'text', number: 'text', day: 'text', dueDate: 'text?' },
        amountPaise: 'integer',
      },
      indexes: ['companyId', 'day'],
    });
    await createResourceTable(tx, 'employee_advances', {
      columns: {
        ...{ employeeId: 'text', day: 'text', amountPaise: 'integer', instalmentPaise: 'integer', note: 'text' },
      },
      indexes: ['employeeId', 'day'],
    });
  },
};
