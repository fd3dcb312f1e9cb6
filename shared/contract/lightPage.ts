import { z } from 'zod';

/** The maximum size of a light page's script and style together, in bytes before compression. */
export const LIGHT_PAGE_BYTES = 32_000;

/**
 * A small separate page outside the site's frame and the console: one document with inline script and style, without
 * the shell's shared packages. Its service worker, if any, caches the document for offline use.
 */
export const lightPageSchema = z.strictObject({
  path: z
    .string()
    .regex(
      /^(?:\/[a-z][\w-]*)+$/,
      'must be a path of small letters without parameters; everything below it is the page’s',
    )
    .describe('Where the page is. Owned by one module only, with everything below it.'),
  title: z.string().min(1).max(60).describe('The document’s title.'),
  source: z
    .string()
    .regex(/^(?:[\w-]+\/)*[\w-]+$/, 'must name a file of the module without its ending')
    .describe(
      'Its script is src/<source>.ts, its style src/<source>.css, and src/<source>Worker.ts, where there is one, the worker that keeps it. They render into the element main.',
    ),
});
export type LightPage = z.infer<typeof lightPageSchema>;

/** The address of a light page's worker. */
export const workerPath = (path: string): string => `${path}/worker.js`;
