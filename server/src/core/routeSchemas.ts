import type { Readable } from 'node:stream';
import { z } from 'zod';

/** The path of one record. */
export const byId = z.object({ id: z.string() });

/** The header with a list's total number of rows. */
export const TOTAL_HEADER = 'X-Total-Count';

/** The suffix, in the API's document, of refusals caused by repeated attempts rather than by the route itself. */
export const OF_ATTEMPTS = 'OfAttempts';

/** 204: done, without content. */
export const nothing = z.undefined().describe('Done');

/** 304: the caller already has the same content. */
export const sameFile = z.undefined().describe('You have this file already, as its tag tells');

const content = z.custom<string | Buffer | Readable>().meta({ type: 'string' });

/** A response that is a file with one of these media types, not JSON. */
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
 * A change is validated together with the stored values of omitted fields, so its handler does that with the whole
 * schema. A list's query is read by `readSelection`, which knows the columns: a schema with each of them twice would be
 * slower.
 */
export const checkedByHandler = { validatorCompiler: () => (input: unknown) => ({ value: input }) };
