import type { AccountRow, Queries } from '../../../db/tables';
import type { Identity } from './Provider';

/** Which of a provider's people it is. */
export type IdentityKey = Pick<Identity, 'issuer' | 'subject'>;

/**
 * The state of the links with the provider after another password was set: the emails they were made by, empty where
 * unknown.
 */
export interface LinkedEmails {
  kept: string[];
  ended: string[];
}

/** Whether an account's person lets the provider sign them in no more. */
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

/** The emails by which the identities were linked that sign in to an account. */
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
 * Identities that were linked by another email than the account's sign in no more: who proves to read the account's mail
 * has proved nothing for them, and a thief may have linked them. They come back by the account's own email, verified.
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
