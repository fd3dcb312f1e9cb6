import { openPool } from '../threads/pools';

type Compression = Pick<typeof import('./compress'), 'compressHere'> &
  Pick<typeof import('./differenceHere'), 'differenceHere'>;

/** A thread for files to be compressed, when something is published. */
export const compression = openPool<Compression>('compression', {
  threads: 1,
  waiting: 50,
  limitMs: 120_000,
});
