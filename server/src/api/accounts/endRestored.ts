import type { Queries } from '../../db/tables';
import { notify } from '../notifications/notify';
import { endPasskeys } from './endProofs';

/**
 * In a restored database, revokes everything that proved a person's identity at `at`, the backup's ISO 8601 time, and
 * may have been revoked since: passkeys, recovery codes, unconfirmed authenticator apps, open invitations, and provider
 * links, which are restored by the account's own verified email. Confirmed authenticator apps stay: they only add to
 * the password. Notifies everybody. Call it in the transaction that restores.
 */
export async function endRestored(tx: Queries, at: string): Promise<void> {
  const now = new Date().toISOString();
  const owners = await tx.selectFrom('passkeys').select('accountId').distinct().where('endedAt', 'is', null).execute();
  for (const { accountId } of owners) await endPasskeys(tx, accountId);
  await tx.deleteFrom('recovery_codes').execute();
  await tx.deleteFrom('authenticators').where('confirmedAt', 'is', null).execute();
  await tx.updateTable('identities').set({ endedAt: now }).where('endedAt', 'is', null).execute();
  await tx.updateTable('invitations').set({ expiresAt: now }).where('usedAt', 'is', null).execute();
  await notify(tx, {
    kind: 'account',
    title: 'The product was restored from a backup',
    body: 'Passwords and authenticator apps are those of the backup. Passkeys and recovery codes have ended; make new ones under My Account.',
    path: '/dashboard/account',
    subject: `restored/${at}`,
  });
}
