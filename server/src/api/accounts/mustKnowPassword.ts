import { badInput } from '../../core/errors';
import { forgetCalls, throttle } from '../../core/throttle';
import type { Db } from '../../db/tables';
import { isPassword } from '../auth/passwords';

const guesses = { most: 10, windowMs: 15 * 60 * 1000 };

/** Throws 400 unless the password is the account's, and 429 after too many guesses. */
export async function mustKnowPassword(db: Db, accountId: string, currentPassword: string): Promise<void> {
  if (currentPassword === '') throw badInput([{ path: 'currentPassword', msg: 'Enter your current password.' }]);
  await throttle(db, `password:${accountId}`, guesses, 'Too many wrong passwords.');
  const { passwordHash } = await db
    .selectFrom('every_accounts')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(passwordHash, currentPassword)))
    throw badInput([{ path: 'currentPassword', msg: 'The current password is wrong.' }]);
  await forgetCalls(db, `password:${accountId}`);
}
