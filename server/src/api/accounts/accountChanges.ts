import type { StoredAccount } from 'shared/domain/accounts/session';
import type { Queries } from '../../db/tables';
import type { Mailer } from '../../mail/Mailer';
import { notify } from '../notifications/notify';
import { accountChangedMail } from './mails';

/** Every change of an account's sign-in methods, in words for its person. */
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
 * Notifies the account's person in the console of a change, in the same transaction: somebody else may have made it.
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

/**
 * Also sends an email after the commit, if email is configured: an attacker in the account could read the console's
 * notification.
 */
export function mailChange(mailer: Mailer, person: Pick<StoredAccount, 'email'>, change: AccountChange): void {
  if (mailer.isOn) mailer.post(async () => accountChangedMail(person, changes[change], mailer.site));
}
