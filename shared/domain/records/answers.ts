import { z } from 'zod';
import { duplicate } from './duplicate';
import { errorCodes } from './errorCodes';

/** What the API answers when it refuses or fails. `message` says what to do next; `code` is for programs. */
export const refusal = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  /** What is wrong with the fields that were sent. */
  errors: z.array(z.object({ path: z.string(), msg: z.string() })).optional(),
  /** The current record, when the request was about an older version. */
  current: z.unknown().optional(),
  /** The records that have what must be of one alone. */
  duplicates: z.array(duplicate).optional(),
});
export type Refusal = z.infer<typeof refusal>;

/** One sentence for the person who asked. */
export const said = z.object({ message: z.string() });

/** How many there are, or were stored. */
export const counted = z.object({ count: z.number().int() });
export type Counted = z.infer<typeof counted>;

/** One entry of a record's history: who changed which fields when, each with its value before and after. */
export const historyEntry = z.object({
  at: z.string(),
  by: z.string(),
  action: z.enum(['create', 'update', 'delete', 'restore']),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** The pages of records in fields, before and after; null for none, and for removed records. */
  pages: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])).optional(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
