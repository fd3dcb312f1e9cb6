import { openPool } from '../threads/pools';

/** A thread for files to be compressed, when something is published. */
export const compression = openPool<Pick<typeof import('./compress'), 'compressHere'>>('compression', {
  threads: 1,
  waiting: 50,
  limitMs: 120_000,
});
