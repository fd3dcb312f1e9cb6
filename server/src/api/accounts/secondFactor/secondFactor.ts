import { sql } from 'kysely';
import type { SecondFactorState } from 'shared/domain/accounts/secondFactorAnswers';
import { conflict } from '../../../core/errors';
import type { SealSettings } from '../../../core/serverKey';
import { forgetCalls, throttle } from '../../../core/throttle';
import type { Queries } from '../../../db/tables';
import { seal, unseal } from '../../auth/seal';
import { newKey, stepOf } from './authenticator';
import { countRecoveryCodes, renewRecoveryCodes, spendRecoveryCode } from './recoveryCodes';

/** Wrong codes per account: of a million codes, three are valid at a time. */
const guesses = { most: 10, windowMs: 15 * 60 * 1000 };
/** The maximum clock difference between two servers, in periods of a code: more than 5 minutes. */
const STEPS_AHEAD = 12;
const requiredMark = 'second-factor.required';

/** Whether the owner requires a second factor of everybody. */
export async function isSecondFactorRequired(db: Queries): Promise<boolean> {
  return (await db.selectFrom('marks').select('key').where('key', '=', requiredMark).executeTakeFirst()) !== undefined;
}

/** Sets whether everybody needs a second factor from the next sign-in on. */
export async function requireSecondFactor(db: Queries, isRequired: boolean): Promise<void> {
  if (isRequired)
    await db
      .insertInto('marks')
      .values({ key: requiredMark, value: 'yes' })
      .onConflict((existing) => existing.column('key').doNothing())
      .execute();
  else await db.deleteFrom('marks').where('key', '=', requiredMark).execute();
}

const confirmed = (db: Queries, accountId: string) =>
  db
    .selectFrom('authenticators')
    .select(['sealedKey', 'confirmedAt'])
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();

/** Whether an account's sign-in requires a code. */
export const hasAuthenticator = async (db: Queries, accountId: string): Promise<boolean> =>
  (await confirmed(db, accountId)) !== undefined;

/** An account's factors in addition to its password. */
export async function secondFactorOf(db: Queries, accountId: string): Promise<SecondFactorState> {
  return {
    authenticatorSince: (await confirmed(db, accountId))?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    isRequired: await isSecondFactorRequired(db),
  };
}

/**
 * Gives an account a new authenticator app key; no code is required before one was confirmed. Throws 409 if there
 * already is an app.
 */
export async function beginAuthenticator(db: Queries, settings: SealSettings, accountId: string): Promise<string> {
  const key = newKey();
  const row = { sealedKey: await seal(settings, key, accountId), createdAt: new Date().toISOString(), lastStep: 0 };
  const begun = await db
    .insertInto('authenticators')
    .values({ accountId, confirmedAt: null, ...row })
    .onConflict((existing) =>
      existing.column('accountId').doUpdateSet(row).where('authenticators.confirmedAt', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst();
  if (!begun) throw conflict('has_authenticator', 'An authenticator app is already set up; switch it off first.');
  return key;
}

/**
 * Checks a code of an account's authenticator app, confirmed or not, each code once. Returns whether it was valid.
 * Throws 409 if this server can't read the key.
 */
async function takeAppCode(db: Queries, settings: SealSettings, accountId: string, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return false;
  const row = await db
    .selectFrom('authenticators')
    .select('sealedKey')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!row) return false;
  const key = await unseal(settings, row.sealedKey, accountId);
  if (key === undefined)
    throw conflict(
      'unreadable_key',
      'This server can no longer read your authenticator key. Use a recovery code, or ask the owner to reset your second factor.',
    );
  const step = stepOf(key, code);
  if (step === undefined) return false;
  const taken = await db
    .updateTable('authenticators')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('sealedKey', '=', row.sealedKey)
    // A time further in the future than clocks may differ was stored while this clock was ahead: it is ignored.
    .where(({ or, eb }) => or([eb('lastStep', '<', step), eb('lastStep', '>', step + STEPS_AHEAD)]))
    .returning('accountId')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Checks a code of the account's authenticator app, or a recovery code; each is accepted once. Returns whether it was
 * valid. Throws 429 after too many wrong ones.
 */
export async function takeCode(
  db: Queries,
  settings: SealSettings,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const key = `code:${accountId}`;
  await throttle(db, key, guesses, 'Too many wrong codes.');
  const isRight =
    (await spendRecoveryCode(db, accountId, typed)) || (await takeAppCode(db, settings, accountId, typed));
  if (isRight) await forgetCalls(db, key);
  return isRight;
}

/**
 * Enables the app whose code was confirmed. Returns the recovery codes, shown only once. Throws 409 if setup has not
 * started, was started again since, or an app is already enabled.
 */
export async function confirmAuthenticator(tx: Queries, accountId: string): Promise<string[]> {
  const row = await tx
    .updateTable('authenticators')
    .set({ confirmedAt: new Date().toISOString() })
    .where('accountId', '=', accountId)
    .where('confirmedAt', 'is', null)
    .where('lastStep', '>', 0)
    .returning('accountId')
    .executeTakeFirst();
  if (!row) throw conflict('no_authenticator', 'Setup has expired; start again.');
  return renewRecoveryCodes(tx, accountId);
}

/** Removes an account's authenticator app and recovery codes. */
export async function removeAuthenticator(tx: Queries, accountId: string): Promise<void> {
  await tx.deleteFrom('authenticators').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('recovery_codes').where('accountId', '=', accountId).execute();
}

/** The ids of the accounts with a second factor, among these. */
export async function protectedAccounts(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ accountId: string }>`select "accountId" from ${sql.table('authenticators')}
    where "confirmedAt" is not null and "accountId" in (${sql.join([...ids, ''])})
    union select "accountId" from ${sql.table('passkeys')} where "accountId" in (${sql.join([...ids, ''])})`.execute(
    db,
  );
  return new Set(rows.map(({ accountId }) => accountId));
}
