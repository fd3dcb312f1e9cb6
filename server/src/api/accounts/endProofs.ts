import type { AccountRow, Queries } from '../../db/tables';
import { forgetDevices } from '../auth/knownDevices';
import { endSessions } from '../auth/sessions';
import { forgetFailures } from '../auth/signInFailures';
import { endForeignLinks, type LinkedEmails } from './provider/identityLinks';
import { hasAuthenticator, isSecondFactorRequired } from './secondFactor/secondFactor';

/**
 * Invalidates the account's unused reset links: they were for the previous password, or sent to the previous address.
 */
export async function endResetLinks(tx: Queries, accountId: string): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .updateTable('password_resets')
    .set({ expiresAt: now })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
}

/**
 * Revokes the account's passkeys. If everybody needs a second factor and these were the only ones, it is remembered
 * that some existed, so that the password alone can't set up another: an owner must reset the second factor.
 */
export async function endPasskeys(tx: Queries, accountId: string): Promise<void> {
  if ((await isSecondFactorRequired(tx)) && !(await hasAuthenticator(tx, accountId)))
    await tx
      .updateTable('passkeys')
      .set({ endedAt: new Date().toISOString() })
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .execute();
  else await tx.deleteFrom('passkeys').where('accountId', '=', accountId).execute();
}

/**
 * Revokes everything that proved earlier sign-ins: sessions, passkeys, known browsers, open reset links, and provider
 * links made by another email. The authenticator app stays: a new password, or access to a mailbox, is no second
 * factor. Call it in a transaction. Returns the state of the provider links.
 */
export async function endProofs(tx: Queries, { id, email }: Pick<AccountRow, 'id' | 'email'>): Promise<LinkedEmails> {
  await endSessions(tx, id);
  await endResetLinks(tx, id);
  await endPasskeys(tx, id);
  await forgetDevices(tx, id);
  await forgetFailures(tx, email);
  return endForeignLinks(tx, { id, email });
}
