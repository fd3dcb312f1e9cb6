import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Placements: who works at which center from which day, and on what terms. */
export const placements: Migration = {
  name: '360-placements',
  async up(tx) {
    await createResourceTable(tx, 'placements', {
      columns: {
        employeeId: 'text',
        candidateId: 'text',
        vacancyId: 'text',
        centerId: 'text',
        companyId: 'text',
        designation: 'text',
        startsOn: 'text',
        endsOn: 'text?',
        endReason: 'text',
        shift: 'text',
        weeklyOff: 'text',
        payPer: 'text',
        basicPaise: 'integer',
        houseRentPaise: 'integer',
        conveyancePaise: 'integer',
        grossPaise: 'integer',
        billBasis: 'text',
        billPaise: 'integer',
        billPercent: 'real',
        isSample: 'boolean',
      },
      indexes: ['employeeId', 'candidateId', 'vacancyId', 'centerId', 'companyId', 'startsOn', 'endsOn'],
    });
  },
};
