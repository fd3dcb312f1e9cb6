import { openPool } from '../../threads/pools';
import { spareProcessors } from '../../threads/spareProcessors';

/** Worker threads for passwords, 50 ms each: fifty waiting ones take two or three seconds. */
export const passwords = openPool<typeof import('./passwordTasks')>('passwords', {
  threads: Math.min(spareProcessors, 3),
  waiting: 50,
  limitMs: 20_000,
});
