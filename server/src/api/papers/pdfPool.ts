import { openPool } from '../../threads/pools';
import { spareProcessors } from '../../threads/spareProcessors';

/** Threads for papers, most in 100 ms; hundreds of lines take seconds. Apart from passwords, which wait for no paper. */
export const pdfPool = openPool<typeof import('./renderPaper')>('papers', {
  threads: Math.min(spareProcessors, 2),
  waiting: 20,
  limitMs: 60_000,
});
