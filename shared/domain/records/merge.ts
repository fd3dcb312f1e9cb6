import { z } from 'zod';

/** A preview of merging two records. */
export const mergePreview = z.object({
  /** What names the record that goes, and names the kept one afterwards: this many of each kind. */
  moves: z.array(z.object({ title: z.string(), count: z.int() })),
  /** Why they can't become one; null where they can. */
  refused: z.string().nullable(),
  /** The names of the records in a field of either, by their values. */
  names: z.record(z.string(), z.string()),
});
export type MergePreview = z.infer<typeof mergePreview>;

const version = z.number().int().optional();

/** Makes the named record part of this one. */
export const mergeInput = z.object({
  /** The id of the record that goes. */
  other: z
    .string({ error: 'Name the other record.' })
    .min(1, 'Name the other record.')
    .max(64, 'Name the other record.'),
  /** The fields that this record takes from the other; `file` is its file, where both have one. */
  take: z.array(z.string().max(64)).max(100, 'Take over at most 100 fields.').default([]),
  /** The versions of this record and the other that were seen. */
  version,
  otherVersion: version,
});
export type MergeInput = z.infer<typeof mergeInput>;

/** A record that became part of this one, and can be taken out again. */
export const pastMerge = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  /** What named the record that went. */
  title: z.string(),
});
export type PastMerge = z.infer<typeof pastMerge>;
