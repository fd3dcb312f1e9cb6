import type { Queries } from '../db/tables';
import { addressKey } from './addressKey';
import { type Limit, throttle } from './throttle';

/** Phones of one provider share some addresses, and links that open something are not counted. */
const guessing: Limit = { most: 60, windowMs: 15 * 60_000 };

/** Counts a link of a kind that opens nothing. Throws 429 for a network address from which too many came, whatever came with them. */
export const countGuess = (db: Queries, kind: string, ip: string): Promise<void> =>
  throttle(db, `${kind}:${addressKey(ip)}`, guessing, 'Too many links from your address do not work.');
