import { z } from 'zod';

/** One of a lead's notes; they are added and never changed. */
export const leadNote = z.object({
  id: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
  /** Its author; empty if not by staff. */
  by: z.string(),
  text: z.string(),
});
export type LeadNote = z.infer<typeof leadNote>;
