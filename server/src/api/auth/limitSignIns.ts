import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../core/addressKey';
import { throttle } from '../../core/throttle';
import type { Queries } from '../../db/tables';

/** Limits for one network address. */
const attempts = { most: 60, windowMs: 15 * 60 * 1000 };

/** Counts a sign-in step without a password. Throws 429 after too many from one network address. */
export const limitSignIns = (db: Queries, { ip }: FastifyRequest, by: 'passkey' | 'provider'): Promise<void> =>
  throttle(db, `${by}:${addressKey(ip)}`, attempts, 'Too many sign-ins from your address.');
