import { availableParallelism } from 'node:os';

/** How many processors heavy work may hold: one stays for requests. */
export const spareProcessors = Math.max(1, availableParallelism() - 1);
