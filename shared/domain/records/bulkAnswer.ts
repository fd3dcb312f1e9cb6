import { z } from 'zod';

/** The result of an act on several records: how many it did, and which were refused and why. */
export const bulkAnswer = z.object({
  count: z.int(),
  refused: z.array(
    z.object({
      /** The record's name. */
      name: z.string(),
      /** Why, and what to do next. */
      text: z.string(),
      /** The console's page where it is mended. */
      path: z.string(),
    }),
  ),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;
