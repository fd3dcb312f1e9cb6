import { z } from 'zod';
import { releaseOverrides } from './override';

/** What whoever has a link for reviewers sees instead of the current releases, on the public pages. */
export const reviewLinkInput = releaseOverrides.pick({ uses: true });

/** A link as it is made; the token, which ends its address, is told once. */
export const newReviewLink = z.object({ token: z.string(), expiresAt: z.string() });
export type NewReviewLink = z.infer<typeof newReviewLink>;

/** A link in force. */
export const reviewLink = z.object({
  id: z.string(),
  /** In words, `mfe-x 1.2.0`. */
  uses: z.string(),
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type ReviewLink = z.infer<typeof reviewLink>;
