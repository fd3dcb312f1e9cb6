import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../core/addressKey';
import { forgetCalls, forgiveCall, throttle } from '../../core/throttle';
import type { Db, Queries } from '../../db/tables';
import { knownDevice } from './knownDevices';

const windowMs = 15 * 60 * 1000;
/** Failed sign-ins: by email address, by network address, and by known browser. */
const perEmail = { most: 10, windowMs };
const perAddress = { most: 50, windowMs };
const perDevice = { most: 10, windowMs };

const emailKey = (email: string) => `login:${email}`;

/**
 * Counts a sign-in attempt before the password is checked, and returns the function that undoes the count after a
 * success. A known browser has a separate allowance: failures elsewhere with the same email address, or from the same
 * network, don't affect it. Throws 429.
 */
export async function countSignIn(db: Db, request: FastifyRequest, email: string): Promise<() => Promise<void>> {
  const device = await knownDevice(db, request, email);
  if (device !== undefined) {
    const ofDevice = `login:device:${device}:${email}`;
    await throttle(db, ofDevice, perDevice, 'Too many failed sign-ins in this browser.');
    return () => forgetCalls(db, ofDevice);
  }
  const ofAddress = `login:${addressKey(request.ip)}`;
  await throttle(db, ofAddress, perAddress, 'Too many failed sign-ins from your address.');
  await throttle(db, emailKey(email), perEmail, 'Too many failed sign-ins with this email address.');
  return async () => {
    await forgetCalls(db, emailKey(email));
    await forgiveCall(db, ofAddress);
  };
}

/** Earlier failures with the email address were with the previous password. */
export const forgetFailures = (db: Queries, email: string): Promise<void> => forgetCalls(db, emailKey(email));
