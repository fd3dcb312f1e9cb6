import type { AccountRow, Queries } from '../../../db/tables';
import type { Identity } from './Provider';

/** An identity of the provider. */
export type IdentityKey = Pick<Identity, 'issuer' | 'subject'>;

/** The state of the provider links after a password change: the emails they were made by, empty if unknown. */
export interface LinkedEmails {
  kept: string[];
  ended: string[];
}

/** Whether the account's person has disabled sign-in by the provider. */
export const isUnlinked = async (tx: Queries, accountId: string): Promise<boolean> =>
  (await tx
    .selectFrom('identities')
    .select('subject')
    .where('accountId', '=', accountId)
    .where('unlinkedAt', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Whether this identity signs in to the account. */
export async function signsIn(tx: Queries, { issuer, subject }: IdentityKey, accountId: string): Promise<boolean> {
  const link = await tx
    .selectFrom('identities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return link !== undefined && !(await isUnlinked(tx, accountId));
}

/** The emails of the identities that can sign in to an account. */
export async function linkedEmails(db: Queries, accountId: string): Promise<string[]> {
  const links = await db
    .selectFrom('identities')
    .select('email')
    .where('accountId', '=', accountId)
    .where('unlinkedAt', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('email')
    .execute();
  return links.map(({ email }) => email);
}

/**
 * Revokes identities linked by an email other than the account's: reading the account's mail proves nothing for them,
 * and an attacker may have linked them. They can be linked again by the account's own email, verified.
 */
export async function endForeignLinks(
  tx: Queries,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<LinkedEmails> {
  const before = await linkedEmails(tx, id);
  await tx
    .updateTable('identities')
    .set({ endedAt: new Date().toISOString() })
    .where('accountId', '=', id)
    .where('email', '<>', email)
    .where('endedAt', 'is', null)
    .execute();
  return { kept: before.filter((each) => each === email), ended: before.filter((each) => each !== email) };
}
