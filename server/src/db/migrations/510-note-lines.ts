import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Notes have lines and a reason code; existing ones have no lines, and the reason "other". */
export const noteLines: Migration = {
  name: '510-note-lines',
  async up(tx) {
    for (const table of ['credit_notes', 'debit_notes'] as const) {
      await addColumns(tx, table, { lines: 'json', reasonCode: 'text' });
      await tx.updateTable(table).set({ lines: '[]', reasonCode: '07' }).execute();
    }
  },
};
