import { type RegistrationInput, registrationInput } from 'shared/domain/accounts/account';
import { conflict, notAllowed } from '../../core/errors';
import { newId } from '../../db/newId';
import type { Queries } from '../../db/tables';
import type { Settings } from '../../settings';
import { notify } from '../notifications/notify';
import { findAccount } from './findAccount';
import { insertAccount } from './insertAccount';

/** Makes this account the owner unless there is one. For concurrent requests, the database allows only one. */
async function claimOwnership(tx: Queries, accountId: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('marks')
    .values({ key: 'owner', value: accountId })
    .onConflict((existing) => existing.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Creates an account in a transaction. The first is the owner and active at once; later ones wait for the owner, are
 * active (`open`) or refused with 403 (`closed`). `address` is the network address of the request. Throws 409 if the
 * email address has an account.
 */
export async function createAccount(
  tx: Queries,
  input: RegistrationInput,
  passwordHash: string,
  registration: Settings['registration'],
  address?: string,
): Promise<void> {
  const { name, email } = registrationInput.omit({ password: true }).parse(input);
  const id = newId();
  const isOwner = await claimOwnership(tx, id);
  if (!isOwner && registration === 'closed')
    throw notAllowed('Registration is closed. Ask the owner of the console for an account.', 'registration_closed');
  if (await findAccount(tx, { email }))
    throw conflict('email_taken', 'This email already has an account. Please sign in.');
  const account = {
    name,
    email,
    role: isOwner ? 'owner' : 'staff',
    status: isOwner || registration === 'open' ? ('active' as const) : ('waiting' as const),
    reach: null,
  };
  await insertAccount(tx, id, account, passwordHash, address);
  if (account.status === 'waiting') {
    await notify(
      tx,
      {
        kind: 'account',
        title: `${name} is waiting for approval`,
        body: email,
        path: '/dashboard/account/settings',
        subject: `accounts/${id}`,
      },
      'owner',
    );
  }
}
