import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** What employees are paid, where they work and of what they are members, each from a day on. */
export const employeeTerms: Migration = {
  name: '712-employee-terms',
  up: (tx) =>
    createResourceTable(tx, 'employee_terms', {
      columns: {
        ...{ employeeId: 'text', startsOn: 'text' },
        ...{ basicPaise: 'integer', houseRentPaise: 'integer', conveyancePaise: 'integer', grossPaise: 'integer' },
        ...{ pfMember: 'boolean', pensionMember: 'boolean', pfOnAllWages: 'boolean', esiMember: 'boolean' },
        workState: 'text',
      },
      indexes: ['employeeId', 'startsOn'],
    }),
};
