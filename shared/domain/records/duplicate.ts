import { z } from 'zod';

/** A record that is the same as another, or probably is: it shares a key with it. */
export const duplicate = z.object({
  /** The resource it belongs to. */
  path: z.string(),
  id: z.string(),
  /** What names it to a person. */
  title: z.string(),
  /** The columns in which both have the same. */
  columns: z.array(z.string()),
  /** The page that shows it; null where there is none. */
  page: z.string().nullable(),
});
export type Duplicate = z.infer<typeof duplicate>;
