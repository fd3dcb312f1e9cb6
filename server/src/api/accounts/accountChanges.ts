import type { StoredAccount } from 'shared/domain/accounts/session';
import type { Queries } from '../../db/tables';
import type { Mailer } from '../../mail/Mailer';
import { notify } from '../notifications/notify';
import { accountChangedMail } from './mails';

/** Every change of the ways to sign in to an account, in words for its person. */
const changes = {
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  authenticatorAdded: 'An authenticator app was added to your account',
  authenticatorRemoved: 'The authenticator app was removed from your account',
  recoveryCodesMade: 'New recovery codes were made for your account',
  identityEnded: 'A sign-in by another email was removed from your account',
  emailChanged: 'The email of your account was changed',
} as const;
type AccountChange = keyof typeof changes;

/**
 * Notifies the account's person in the console of a change, in the transaction that makes it: it may have been somebody
 * else.
 */
export const noteChange = (tx: Queries, account: string, change: AccountChange): Promise<unknown> =>
  notify(
    tx,
    {
      kind: 'account',
      title: changes[change],
      body: 'If it wasn’t you, set a new password immediately and tell the owner.',
      path: '/dashboard/account',
      subject: '',
    },
    { account },
  );

/** Tells them by mail too, once it is stored, where the product sends mail: who took an account over reads what the console says. */
export function mailChange(mailer: Mailer, person: Pick<StoredAccount, 'email'>, change: AccountChange): void {
  if (mailer.isOn) mailer.post(async () => accountChangedMail(person, changes[change], mailer.site));
}
