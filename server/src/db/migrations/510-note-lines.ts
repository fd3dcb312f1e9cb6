import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Notes have lines and a code of their reason; earlier ones have none, and another reason. */
export const noteLines: Migration = {
  name: '510-note-lines',
  async up(tx) {
    for (const table of ['credit_notes', 'debit_notes'] as const) {
      await addColumns(tx, table, { lines: 'json', reasonCode: 'text' });
      await tx.updateTable(table).set({ lines: '[]', reasonCode: '07' }).execute();
    }
  },
};
