import { z } from 'zod';

/** A GST registration of the company, current or former. */
export const registration = z.object({
  gstin: z.string(),
  /** The first day covered by its returns. */
  since: z.iso.date(),
  /**
   * The day on which the letterhead got another GSTIN: its returns end with that day's. Null for the letterhead's
   * current one.
   */
  until: z.iso.date().nullable(),
});
export type Registration = z.infer<typeof registration>;

/** The query parameter for one registration: its GSTIN. By default the letterhead's. */
export const ofRegistration = z.object({ registration: z.string().trim().toUpperCase().max(15).optional() });
