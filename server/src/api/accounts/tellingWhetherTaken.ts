import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../core/addressKey';
import { ApiError } from '../../core/errors';
import { forgiveCall, throttle } from '../../core/throttle';
import type { Db } from '../../db/tables';

const windowMs = 60 * 60 * 1000;
/** How often one network address may ask whether an email address is free. */
const perAddress = { most: 20, windowMs };
/** How often all callers together may learn that an address is free. */
const ofAll = { most: 60, windowMs };
const OF_ALL = 'register:taken';

/**
 * Does what says whether an email address has an account: registers, or changes an address. Someone with many
 * network addresses is told no faster than `ofAll`; from then on everyone is asked to come again, whether the address
 * they ask for is taken or not. Who has an account signs in all the same. Throws 429, and what `work` throws.
 */
export async function tellingWhetherTaken<T>(db: Db, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  await throttle(db, `register:${addressKey(request.ip)}`, perAddress, 'Too many registrations from your address.');
  // Counted before the answer is known, so that many at once count too; given back where nothing was revealed.
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
