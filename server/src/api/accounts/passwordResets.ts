import type { StoredAccount } from 'shared/domain/accounts/session';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import { type ApiError, conflict, notFound } from '../../core/errors';
import type { Queries } from '../../db/tables';
import { lockAccount } from '../auth/lockAccount';
import { hashOf, newSecret } from '../auth/secretTokens';
import { toAccount } from '../auth/sessions';
import { noteChange } from './accountChanges';
import { endProofs } from './endProofs';
import { findAccount } from './findAccount';
import type { LinkedEmails } from './provider/identityLinks';

const MINUTE_MS = 60 * 1000;

/** Lifetime of a link, in milliseconds: emailed, and handed over in person. */
export const linkLives = { mailed: 30 * MINUTE_MS, handedOver: 24 * 60 * MINUTE_MS } as const;

/** How long the reason for an invalid link is kept, in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/** A link that sets a new password, valid until it is used. */
export interface ResetLink {
  /** The link's secret; only its hash is stored. */
  token: string;
  expiresAt: string;
}

/** The path of a link's page. The fragment after # is sent to no server, and so is in no log. */
export const resetPath = ({ token }: Pick<ResetLink, 'token'>): string => `/signin#reset=${token}`;

/** Creates a link for an account. Earlier links stay valid: another request can't prevent the use of the first. */
export async function makeResetLink(
  tx: Queries,
  accountId: string,
  way: keyof typeof linkLives,
  by: Actor,
): Promise<ResetLink> {
  const now = Date.now();
  const token = newSecret();
  const expiresAt = new Date(now + linkLives[way]).toISOString();
  await tx
    .deleteFrom('password_resets')
    .where('expiresAt', '<', new Date(now - KEPT_MS).toISOString())
    .execute();
  await tx
    .insertInto('password_resets')
    .values({ tokenHash: hashOf(token), accountId, createdAt: new Date(now).toISOString(), expiresAt, usedAt: null })
    .execute();
  await audit(tx, by, 'account.password-reset-asked', {
    record: ['accounts', accountId],
    detail: way === 'mailed' ? 'link by mail' : 'link to hand over',
  });
  return { token, expiresAt };
}

const again = 'Ask for a new one with “Forgot password?” on the sign-in page.';

/** Why a link is invalid. */
function refusalOf(row: { usedAt: string | null } | undefined): ApiError {
  if (!row)
    return notFound(`This link is incomplete or not from this site. Open the full link from the email. ${again}`);
  if (row.usedAt !== null) return conflict('link_used', `This link has already been used. ${again}`);
  return conflict('link_expired', `This link has expired. ${again}`);
}

/** The account whose password a link resets. Throws 404, and 409 `link_used` or `link_expired`. */
export async function accountOfLink(db: Queries, token: string): Promise<StoredAccount> {
  const link = await db
    .selectFrom('password_resets')
    .select(['accountId', 'usedAt', 'expiresAt'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  if (!link || link.usedAt !== null || link.expiresAt <= new Date().toISOString()) throw refusalOf(link);
  const account = await findAccount(db, { id: link.accountId });
  if (!account) throw refusalOf(undefined);
  return toAccount(account);
}

/**
 * Marks a link, and every other of its account, as used. Of several concurrent calls, one succeeds. Throws like
 * `accountOfLink`.
 */
async function spendLink(tx: Queries, token: string): Promise<void> {
  const usedAt = new Date().toISOString();
  const used = await tx
    .updateTable('password_resets')
    .set({ usedAt })
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', usedAt)
    .returning('accountId')
    .executeTakeFirst();
  if (!used) {
    await accountOfLink(tx, token);
    throw refusalOf(undefined);
  }
  await tx
    .updateTable('password_resets')
    .set({ usedAt })
    .where('accountId', '=', used.accountId)
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Sets an account's password and revokes sessions of the previous one, passkeys, and links by other emails. Call it in
 * a transaction. Returns the state of the provider links.
 */
async function setPassword(
  tx: Queries,
  { id, email }: Pick<StoredAccount, 'id' | 'email'>,
  passwordHash: string,
  by: Actor,
): Promise<LinkedEmails> {
  await tx
    .updateTable('accounts')
    .set(({ eb }) => ({ passwordHash, version: eb('version', '+', 1), updatedAt: new Date().toISOString() }))
    .where('id', '=', id)
    .execute();
  const links = await endProofs(tx, { id, email });
  await audit(tx, by, 'account.password-reset', { record: ['accounts', id] });
  if (links.ended.length > 0) {
    await audit(tx, by, 'account.identity-unlinked', { record: ['accounts', id], detail: links.ended.join(', ') });
    await noteChange(tx, id, 'identityEnded');
  }
  return links;
}

/**
 * Sets the password of a link's account, once, like `setPassword`. `address` is the network address of the request.
 * Call it in a transaction. Throws like `accountOfLink`.
 */
export async function resetPassword(
  tx: Queries,
  token: string,
  passwordHash: string,
  address: string,
): Promise<{ account: StoredAccount; links: LinkedEmails }> {
  const account = await accountOfLink(tx, token);
  await lockAccount(tx, account.id);
  await spendLink(tx, token);
  return { account, links: await setPassword(tx, account, passwordHash, { ...account, address }) };
}
