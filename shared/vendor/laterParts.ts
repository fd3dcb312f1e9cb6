/**
 * Loads what comes of a shared library after the rest of it. A page waits for these together with its own code, for
 * what React's Suspense waits for is held back until its fallback has stood for 300 ms.
 */
export const laterParts = new Set<() => Promise<unknown>>();
