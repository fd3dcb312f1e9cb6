import type { Queries } from '../db/tables';
import { addressKey } from './addressKey';
import { type Limit, throttle } from './throttle';

/** Phones of one provider share addresses, and valid links are not counted. */
const guessing: Limit = { most: 60, windowMs: 15 * 60_000 };

/** Counts an invalid link of a kind. Throws 429 for a network address with too many, even for its valid requests. */
export const countGuess = (db: Queries, kind: string, ip: string): Promise<void> =>
  throttle(db, `${kind}:${addressKey(ip)}`, guessing, 'Too many links from your address do not work.');
