import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Taxes by head and notes of GSTR-2B, and notes and several rates of suppliers' bills. */
export const inputTax: Migration = {
  name: '531-input-tax',
  async up(tx) {
    await addColumns(tx, 'gst_2b_rows', {
      kind: 'text',
      igstPaise: 'integer',
      cgstPaise: 'integer',
      sgstPaise: 'integer',
    });
    // What was read before had the sum alone: between states it is IGST, within one half each.
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
