import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/**
 * Opening balances and payouts of leave, final settlements, and the skill and zone for minimum wages of a placement.
 */
export const leaveAndSettlements: Migration = {
  name: '403-leave-and-settlements',
  async up(tx) {
    await createResourceTable(tx, 'leave_entries', {
      columns: { employeeId: 'text', day: 'text', kind: 'text', days: 'real', note: 'text' },
      indexes: ['employeeId', 'day'],
    });
    await createResourceTable(tx, 'settlements', {
      columns: {
        employeeId: 'text',
        isFixedTerm: 'boolean',
        bonusPercent: 'real',
        recoveryPaise: 'integer',
        recoveryNote: 'text',
        paidOn: 'text?',
        leftOn: 'text',
        dueOn: 'text',
        parts: 'json',
        totalPaise: 'integer',
      },
      indexes: ['employeeId', 'dueOn', 'paidOn'],
    });
    await addColumns(tx, 'placements', { skill: 'text', wageZone: 'text' });
  },
};
