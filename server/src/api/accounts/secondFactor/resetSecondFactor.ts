import type { Actor } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import type { Queries } from '../../../db/tables';
import { notify } from '../../notifications/notify';
import { protectedAccounts, removeAuthenticator } from './secondFactor';

/** Removes the second factor of somebody who lost it, and notifies them. Returns whether there was one. */
export async function resetSecondFactor(tx: Queries, accountId: string, actor: Actor): Promise<boolean> {
  if (!(await protectedAccounts(tx, [accountId])).has(accountId)) return false;
  await removeAuthenticator(tx, accountId);
  await tx.deleteFrom('passkeys').where('accountId', '=', accountId).execute();
  await audit(tx, actor, 'account.second-factor-removed', { record: ['accounts', accountId], detail: 'reset' });
  await notify(
    tx,
    {
      kind: 'account',
      title: `${actor.name} has reset your second factor`,
      body: 'Your password alone signs you in until you set one up again.',
      path: '/dashboard/account',
      subject: '',
    },
    { account: accountId },
  );
  return true;
}
