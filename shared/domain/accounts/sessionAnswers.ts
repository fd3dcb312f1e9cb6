import { z } from 'zod';

/** A session of the person who asks: where they are signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** The browser and system, "Firefox on Windows"; empty when nothing is known. */
  device: z.string(),
  /** The network address of its last call; empty when it is not known. */
  address: z.string(),
  createdAt: z.string(),
  /** Its last call, to the minute. */
  seenAt: z.string(),
  /** Whether it is the caller's own. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The account whose password a link sets. */
export const linkOwner = z.object({ email: z.string() });
export type LinkOwner = z.infer<typeof linkOwner>;

/** A link that sets an account's password again, for an owner to hand over; it is shown this once. */
export const resetLink = z.object({ token: z.string(), expiresAt: z.string() });
export type ResetLink = z.infer<typeof resetLink>;
