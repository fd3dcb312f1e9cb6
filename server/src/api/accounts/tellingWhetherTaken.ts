import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../core/addressKey';
import { ApiError } from '../../core/errors';
import { forgiveCall, throttle } from '../../core/throttle';
import type { Db } from '../../db/tables';

const windowMs = 60 * 60 * 1000;
/** How often one network address may check whether an email address is free. */
const perAddress = { most: 20, windowMs };
/** How often all callers together may learn that an address is free. */
const ofAll = { most: 60, windowMs };
const OF_ALL = 'register:taken';

/**
 * Rate-limits operations that reveal whether an email address has an account: registering, and changing an address.
 * Attackers with many network addresses are limited by `ofAll`; beyond it everyone is asked to retry later, whether the
 * address is taken or not. Signing in is not affected. Throws 429, and what `work` throws.
 */
export async function tellingWhetherTaken<T>(db: Db, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  await throttle(db, `register:${addressKey(request.ip)}`, perAddress, 'Too many registrations from your address.');
  // Counted before the result is known, so that concurrent requests count too; undone if nothing was revealed.
  await throttle(db, OF_ALL, ofAll, 'Too many are registering at the moment.');
  try {
    const done = await work();
    await forgiveCall(db, OF_ALL);
    return done;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'email_taken')) await forgiveCall(db, OF_ALL);
    throw error;
  }
}
