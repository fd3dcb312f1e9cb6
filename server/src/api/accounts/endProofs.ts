import type { AccountRow, Queries } from '../../db/tables';
import { forgetDevices } from '../auth/knownDevices';
import { endSessions } from '../auth/sessions';
import { forgetFailures } from '../auth/signInFailures';
import { endForeignLinks, type LinkedEmails } from './provider/identityLinks';
import { hasAuthenticator, isSecondFactorRequired } from './secondFactor/secondFactor';

/** Links that set the account's password and are not used yet hold no more: they were for the password, or sent to the address, that is gone. */
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
 * The account's passkeys sign nobody in any more. Where everybody needs a second factor and these are the only ones,
 * it is
 * known on that there were some, so that the password alone does not set up another: an owner resets the second factor.
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
 * Ends everything that proved earlier sign-ins to an account: its sessions, passkeys, known browsers, open reset links,
 * and sign-ins of the provider by another email. The authenticator app stays: a new password, or access to a mailbox,
 * is no second factor. Call it in a transaction. Returns the state of the links with the provider.
 */
export async function endProofs(tx: Queries, { id, email }: Pick<AccountRow, 'id' | 'email'>): Promise<LinkedEmails> {
  await endSessions(tx, id);
  await endResetLinks(tx, id);
  await endPasskeys(tx, id);
  await forgetDevices(tx, id);
  await forgetFailures(tx, email);
  return endForeignLinks(tx, { id, email });
}
