import { openPool } from '../../threads/pools';
import { spareProcessors } from '../../threads/spareProcessors';

/**
 * Threads for PDFs, most in 100 ms; hundreds of lines take seconds. Separate from passwords, which must not wait for
 * PDFs.
 */
export const pdfPool = openPool<typeof import('./renderPaper')>('papers', {
  threads: Math.min(spareProcessors, 2),
  waiting: 20,
  limitMs: 60_000,
});
