import { z } from 'zod';

/** A session of the caller: where they are signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** The browser and system, "Firefox on Windows"; empty if unknown. */
  device: z.string(),
  /** The network address of its last request; empty if unknown. */
  address: z.string(),
  createdAt: z.string(),
  /** Its last request, to the minute. */
  seenAt: z.string(),
  /** Whether it is the caller's own. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** The account whose password a link sets. */
export const linkOwner = z.object({ email: z.string() });
export type LinkOwner = z.infer<typeof linkOwner>;

/** A password reset link for an owner to pass on; shown only once. */
export const resetLink = z.object({ token: z.string(), expiresAt: z.string() });
export type ResetLink = z.infer<typeof resetLink>;
