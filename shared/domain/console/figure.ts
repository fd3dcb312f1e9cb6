import { z } from 'zod';

/** A stage between first contact and payment. One spread over two lists has parts instead of a page. */
export const pipelineStage = z.object({
  id: z.string(),
  label: z.string(),
  count: z.number().int(),
  /** Whether the counted records are samples, because nobody has entered any yet. By default false. */
  isSample: z.boolean().optional(),
  /** The page that lists exactly the counted records. */
  path: z.string().optional(),
  /** The sum of the invoices. */
  amountPaise: z.number().int().optional(),
  parts: z.array(z.object({ label: z.string(), count: z.number().int(), path: z.string() })).optional(),
});
export type PipelineStage = z.infer<typeof pipelineStage>;

/** The kind of a result that is a page rather than a record. */
export const PAGES = 'Pages';

/** A search result: a record or page. */
export const searchResult = z.object({
  id: z.string(),
  kind: z.string(),
  /** An icon's name; empty for none. */
  icon: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Its page. */
  path: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;
