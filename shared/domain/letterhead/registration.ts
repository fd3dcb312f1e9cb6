import { z } from 'zod';

/** A GST registration of the company: one under whose GSTIN its documents are issued, or were. */
export const registration = z.object({
  gstin: z.string(),
  /** The first day of which its returns tell. */
  since: z.iso.date(),
  /** The day on which the letterhead got another GSTIN: its returns go on until that day's. Null of the one in the letterhead. */
  until: z.iso.date().nullable(),
});
export type Registration = z.infer<typeof registration>;

/** The address's parameter for one registration: its GSTIN. By default the letterhead's. */
export const ofRegistration = z.object({ registration: z.string().trim().toUpperCase().max(15).optional() });
