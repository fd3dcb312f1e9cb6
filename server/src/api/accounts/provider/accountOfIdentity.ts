import { registrationInput } from 'shared/domain/accounts/account';
import type { Actor } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import type { AccountRow, Queries } from '../../../db/tables';
import type { ProviderSettings } from '../../../settings';
import { notify } from '../../notifications/notify';
import { endProofs } from '../endProofs';
import { findAccount } from '../findAccount';
import { acceptInvitation, invitationTo } from '../invitations/invitationLinks';
import { createAccount } from '../register';
import { isUnlinked, linkedEmails } from './identityLinks';
import { type Identity, ProviderError } from './Provider';

/** Whether this is the first sign-in to the account by its own email, or as this identity. */
async function isFirstToCome(tx: Queries, { id, email }: AccountRow, { issuer, subject }: Identity): Promise<boolean> {
  const came = await tx
    .selectFrom('identities')
    .select('subject')
    .where('accountId', '=', id)
    .where(({ or, and, eb }) =>
      or([eb('email', '=', email), and([eb('issuer', '=', issuer), eb('subject', '=', subject)])]),
    )
    .executeTakeFirst();
  return came === undefined;
}

/** Anybody can have registered an address; the person who proves it is its owner, and everything set up before is revoked. */
async function endWhatOthersProved(tx: Queries, account: AccountRow): Promise<void> {
  await tx
    .updateTable('accounts')
    .set(({ eb }) => ({ passwordHash: '', version: eb('version', '+', 1), updatedAt: new Date().toISOString() }))
    .where('id', '=', account.id)
    .execute();
  await endProofs(tx, account);
}

/** Creates the account of an invited person, whose email the provider has verified. */
async function invitedAccount(
  tx: Queries,
  { name, email }: Identity,
  address: string | undefined,
): Promise<AccountRow | undefined> {
  const invitation = await invitationTo(tx, email);
  if (!invitation) return undefined;
  const said = registrationInput.shape.name.safeParse(name);
  const accepting = { name: said.success ? said.data : invitation.name || email, passwordHash: '', address };
  return acceptInvitation(tx, invitation, accepting);
}

/** Updates the email of a known identity: the provider has verified it again. */
const keepEmail = async (tx: Queries, { issuer, subject, email }: Identity): Promise<void> => {
  await tx
    .updateTable('identities')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('email', '<>', email)
    .execute();
};

/** Creates an account for a new person, if the settings allow it. Never creates the first owner. */
async function newAccount(
  tx: Queries,
  { name, email }: Identity,
  { create, domains }: ProviderSettings,
  address: string | undefined,
): Promise<AccountRow | undefined> {
  const isAllowed = domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1));
  const owner = await tx.selectFrom('marks').select('key').where('key', '=', 'owner').executeTakeFirst();
  if (create === 'no' || !isAllowed || !owner) return undefined;
  const input = registrationInput.omit({ password: true }).safeParse({ name: name || email, email });
  if (!input.success) return undefined;
  // An empty hash matches no password.
  await createAccount(tx, { ...input.data, password: '' }, '', create, address);
  return findAccount(tx, { email });
}

/**
 * The account that an identity of the provider signs in to, in a transaction: the linked one; at its first sign-in, or
 * after its link was revoked, one with its verified email address: an existing one, that of an open invitation or, if
 * the settings allow it, a new one. Links removed by the person stay removed. The first sign-in by an account's own
 * email revokes its password and earlier proofs, and identities of other emails. Throws `ProviderError`.
 */
export async function accountOfIdentity(
  tx: Queries,
  identity: Identity,
  settings: ProviderSettings,
  { address }: Pick<Actor, 'address'>,
): Promise<AccountRow> {
  const { issuer, subject, email, isEmailVerified } = identity;
  const known = await tx
    .selectFrom('identities')
    .innerJoin('live_accounts as accounts', 'accounts.id', 'identities.accountId')
    .selectAll('accounts')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('identities.endedAt', 'is', null)
    .executeTakeFirst();
  if (!known && (!isEmailVerified || email === '')) throw new ProviderError('unverified', 'email_not_verified');
  const account =
    known ??
    (await findAccount(tx, { email })) ??
    (await invitedAccount(tx, identity, address)) ??
    (await newAccount(tx, identity, settings, address));
  if (!account) throw new ProviderError('unknown', 'no_account');
  if (await isUnlinked(tx, account.id)) throw new ProviderError('unlinked', 'unlinked');
  if (known) {
    if (isEmailVerified) await keepEmail(tx, identity);
    return known;
  }
  const accountId = account.id;
  const isFirst = await isFirstToCome(tx, account, identity);
  const hadOthers = account.passwordHash !== '' || (await linkedEmails(tx, accountId)).length > 0;
  const link = { accountId, createdAt: new Date().toISOString(), unlinkedAt: null, email, endedAt: null };
  await tx
    .insertInto('identities')
    .values({ issuer, subject, ...link })
    .onConflict((existing) => existing.columns(['issuer', 'subject']).doUpdateSet(link))
    .execute();
  const ends = isFirst && hadOthers;
  if (ends) await endWhatOthersProved(tx, account);
  const actor = { id: accountId, name: account.name, address };
  await audit(tx, actor, 'account.identity-linked', { record: ['accounts', accountId] });
  await notify(
    tx,
    {
      kind: 'account',
      title: `${settings.name} can now sign you in`,
      body: ends
        ? 'Someone signed in there with your verified email. The password, sessions and passkeys from before have ended; set a new password with “Forgot password?”. If that wasn’t you, tell the owner.'
        : 'Someone signed in there with your verified email. If that wasn’t you, tell the owner.',
      path: '/dashboard/account',
      subject: '',
    },
    { account: accountId },
  );
  return (await findAccount(tx, { id: accountId })) ?? account;
}
