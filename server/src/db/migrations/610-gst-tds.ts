import { anyTable } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Receipts and their lines say what was kept back of GST, and certificates of which tax they are. */
export const gstTds: Migration = {
  name: '610-gst-tds',
  async up(tx) {
    await addColumns(tx, 'receipts', { gstTdsPaise: 'integer' });
    await addColumns(tx, 'tds_certificates', { tax: 'text' });
    await anyTable(tx).updateTable('tds_certificates').set({ tax: 'TDS' }).execute();
    const rows = await anyTable(tx).selectFrom('receipts').select(['id', 'lines']).execute();
    for (const { id, lines } of rows) {
      const stored: unknown = JSON.parse(String(lines));
      if (!Array.isArray(stored) || stored.length === 0) continue;
      const told = JSON.stringify(stored.map((line: object) => ({ ...line, gstTdsPaise: 0 })));
      await anyTable(tx).updateTable('receipts').set({ lines: told }).where('id', '=', id).execute();
    }
  },
};
