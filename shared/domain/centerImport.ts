import { z } from 'zod';
import { centerInput } from './center';

/** The most centers one call imports. */
export const MAX_IMPORT_ROWS = 500;

/** A batch of centers from a file; a bad one is named as `rows.<index>.<field>`. */
export const centerImport = z.object({
  rows: z.array(centerInput, { error: 'Send the centers as a list of rows.' }).min(1, 'Send at least one row.').max(MAX_IMPORT_ROWS, `Send at most ${MAX_IMPORT_ROWS} rows at once.`),
});
