/**
 * Loads what comes of a shared library after the rest of it, once that has been asked for. A page waits for these
 * together with its own code, for what React's Suspense waits for is held back until its fallback has stood for 300 ms.
 */
export const lazyChunks = new Set<() => Promise<unknown>>();

/** Missing parts: a screen that is read before it is used does without its controls until there is time for them. */
export const missingParts = new Set<string>();
