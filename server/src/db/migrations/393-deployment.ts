import { today } from 'shared/domain/dates/dates';
import { settleStates } from '../settleStates';
import { addColumns, indexColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A placement's state, and whether an employee is placed, become columns for filtering. */
export const deployment: Migration = {
  name: '393-deployment',
  async up(tx) {
    for (const [table, column] of [
      ['placements', 'state'],
      ['employees', 'deployment'],
    ] as const) {
      await addColumns(tx, table, { [column]: 'text' });
      await indexColumns(tx, table, { [column]: 'text' }, [column]);
    }
    await settleStates(tx, today());
  },
};
