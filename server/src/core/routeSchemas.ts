import type { Readable } from 'node:stream';
import { z } from 'zod';

/** The path of one record. */
export const byId = z.object({ id: z.string() });

/** The header of a list with the number of rows in all its pages. */
export const TOTAL_HEADER = 'X-Total-Count';

/** The end of the names, in the API's document, of refusals that a route doesn't make itself: they come of an attempt that is made twice. */
export const OF_ATTEMPTS = 'OfAttempts';

/** 204: done, and nothing to say. */
export const nothing = z.undefined().describe('Done');

/** 304: the caller has the same bytes already. */
export const sameFile = z.undefined().describe('You have this file already, as its tag tells');

const content = z.custom<string | Buffer | Readable>().meta({ type: 'string' });

/** An answer that is a file of one of these media types, not JSON. */
export const filesOf = (mediaTypes: readonly string[], description: string) => ({
  description,
  content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: content }])),
});
export const fileOf = (mediaType: string, description: string) => filesOf([mediaType], description);

/** The media type of an Excel workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const pdfFile = fileOf('application/pdf', 'A PDF file');

/** The schema of a change: omitted fields stay. The version that was seen prevents overwriting a colleague's change. */
export const changeOf = (whole: z.ZodObject) => z.object({ ...whole.shape, version: z.number().int() }).partial();

/**
 * A change is checked together with the stored values of omitted fields, so its handler does that, by the whole schema.
 * A list's query is read by `readSelection`, which knows the columns: a schema that names each of them twice takes
 * longer.
 */
export const checkedByHandler = { validatorCompiler: () => (input: unknown) => ({ value: input }) };
