import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** GSTR-2B's taxes by head and notes, and notes and multiple rates on suppliers' bills. */
export const inputTax: Migration = {
  name: '531-input-tax',
  async up(tx) {
    await addColumns(tx, 'gst_2b_rows', {
      kind: 'text',
      igstPaise: 'integer',
      cgstPaise: 'integer',
      sgstPaise: 'integer',
    });
    // Earlier data has only the sum: between states it is IGST, within one state half each.
    await sql`update gst_2b_rows set "kind" = 'Bill',
      "igstPaise" = case when substr("supplierGstin", 1, 2) = substr("gstin", 1, 2) then 0 else "taxPaise" end,
      "cgstPaise" = case when substr("supplierGstin", 1, 2) = substr("gstin", 1, 2) then "taxPaise" / 2 else 0 end,
      "sgstPaise" = case when substr("supplierGstin", 1, 2) = substr("gstin", 1, 2) then "taxPaise" - "taxPaise" / 2 else 0 end`.execute(
      tx,
    );
    await addColumns(tx, 'purchases', { kind: 'text', rates: 'json' });
    await sql`update purchases set "kind" = 'Bill', "rates" = '[]'`.execute(tx);
  },
};
