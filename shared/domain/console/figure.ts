import { z } from 'zod';

/** A stage from the first contact to the money. One that is in two lists has parts instead of a page. */
export const pipelineStage = z.object({
  id: z.string(),
  label: z.string(),
  count: z.number().int(),
  /** Whether the records that were counted are samples, because nobody has entered any yet. By default false. */
  isSample: z.boolean().optional(),
  /** The page that lists exactly the counted records. */
  path: z.string().optional(),
  /** The sum of the invoices. */
  amountPaise: z.number().int().optional(),
  parts: z.array(z.object({ label: z.string(), count: z.number().int(), path: z.string() })).optional(),
});
export type PipelineStage = z.infer<typeof pipelineStage>;

/** The kind of a result that is a page and no record. */
export const PAGES = 'Pages';

/** A record or page that was found. */
export const searchResult = z.object({
  id: z.string(),
  kind: z.string(),
  /** A name of the shell's icon set; empty for none. */
  icon: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The page that shows it. */
  path: z.string(),
});
export type SearchResult = z.infer<typeof searchResult>;
