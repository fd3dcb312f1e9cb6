import type { Queries } from '../../db/tables';
import { notify } from '../notifications/notify';
import { endPasskeys } from './endProofs';

/**
 * Ends what proved a person to a database that comes out of a backup made at `at`, an ISO 8601 instant, and may have been
 * taken away since: passkeys, recovery codes, authenticator apps that nobody confirmed, open invitations, and links with
 * the sign-in provider, which come back by the account's own verified email. Confirmed authenticator apps stay: they ask
 * for more than a password does. Everybody is told. Call it in the transaction that restores.
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
