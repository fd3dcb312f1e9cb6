import { z } from 'zod';

/** The source file of each page and component of a release. */
export const releaseSources = z.object({
  /** By exposed name: `{ SlipPage: 'src/slips/SlipPage.tsx' }`. Without those missing in the source maps. */
  files: z.record(z.string(), z.string()),
});
export type ReleaseSources = z.infer<typeof releaseSources>;
