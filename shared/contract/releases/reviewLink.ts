import { z } from 'zod';
import { releaseOverrides } from './override';

/** The releases that a review link shows instead of the current ones, on the public pages. */
export const reviewLinkInput = releaseOverrides.pick({ uses: true });

/** A new link; the token at the end of its address is shown once. */
export const newReviewLink = z.object({ token: z.string(), expiresAt: z.string() });
export type NewReviewLink = z.infer<typeof newReviewLink>;

/** An active link. */
export const reviewLink = z.object({
  id: z.string(),
  /** In words, `mfe-x 1.2.0`. */
  uses: z.string(),
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type ReviewLink = z.infer<typeof reviewLink>;
