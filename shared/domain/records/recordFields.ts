import { z } from 'zod';

/** What the server adds to every stored record. */
const recordFields = () => ({
  /** Opaque, made by the server. */
  id: z.string(),
  /** Grows by one with each change; an update that names an older one is refused as stale. */
  version: z.int(),
  /** ISO 8601 instant, UTC. */
  createdAt: z.iso.datetime(),
  /** ISO 8601 instant, UTC. */
  updatedAt: z.iso.datetime(),
});

export type RecordFields = z.infer<z.ZodObject<ReturnType<typeof recordFields>>>;

/**
 * The mark of a record that a first start seeded as an example, for the resources that have such records. It ends when a
 * person changes the record, which then is theirs; a sample document that was issued keeps it for good.
 */
export const sampleMark = () => ({
  /** By default, and of everything that somebody entered, false. */
  isSample: z.boolean().optional(),
});

/** What {@link sampleMark} adds to a record. */
export type SampleMark = z.infer<z.ZodObject<ReturnType<typeof sampleMark>>>;

/**
 * The schema of a record as the API answers it: the stored fields of its input, the fields that the server sets or
 * works out (`more`), and the fields of every record. Only rules of single fields apply; the input's rules across
 * fields are not checked again. Mark the call as `@__PURE__`, so that a screen that takes only the record's type
 * bundles nothing of it.
 */
export function recordOf<I extends z.core.$ZodShape, M extends z.core.$ZodShape>(input: z.ZodObject<I>, more: () => M) {
  return z.object({ ...input.shape, ...more(), ...recordFields() });
}
