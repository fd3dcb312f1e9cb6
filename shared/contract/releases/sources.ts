import { z } from 'zod';

/** Which file of its module each page and component of a release is. */
export const releaseSources = z.object({
  /** By the name under which the module exposes it: `{ SlipPage: 'src/slips/SlipPage.tsx' }`. Without what no source map tells. */
  files: z.record(z.string(), z.string()),
});
export type ReleaseSources = z.infer<typeof releaseSources>;
