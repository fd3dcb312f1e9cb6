import { randomBytes } from 'node:crypto';

let last = 0;

/**
 * A new record's id: 20 letters and digits that can't be guessed. Ids of one server sort in the order
 * in which they were made, so that "newest first" is the primary key read backwards.
 */
export function newId(): string {
  last = Math.max(Date.now() * 256, last + 1);
  const random = randomBytes(7).toString('hex').slice(0, 10);
  return last.toString(36).padStart(10, '0') + random;
}

/** The lower bound of ids made from an instant on, in milliseconds since 1970. */
export const startOfIds = (instant: number): string => (instant * 256).toString(36).padStart(10, '0');
