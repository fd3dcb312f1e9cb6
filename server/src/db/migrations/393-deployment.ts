import { today } from 'shared/domain/dates/dates';
import { settleStates } from '../settleStates';
import { addColumns, indexColumns } from './createResourceTable';
import type { Migration } from './migration';

/** How a placement stands, and whether an employee is deployed, are columns: lists are narrowed by them. */
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
