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

/** Lifetime of a link, in milliseconds: of a mailed one, and of one handed over in person. */
export const linkLives = { mailed: 30 * MINUTE_MS, handedOver: 24 * 60 * MINUTE_MS } as const;

/** How long the reason is kept why a link no longer works, in milliseconds: 30 days. */
const KEPT_MS = 30 * 24 * 60 * MINUTE_MS;

/** A link that sets a new password, until it is used. */
export interface ResetLink {
  /** The link's secret; only its hash is stored. */
  token: string;
  expiresAt: string;
}

/** Where a link leads, below the site's address. What follows the # is sent to no server, and so is in no log. */
export const resetPath = ({ token }: Pick<ResetLink, 'token'>): string => `/signin#reset=${token}`;

/** Makes a link for an account. Those made before hold on: who asks again keeps nobody from using the first. */
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

/** Why a link holds no more, or never did. */
function refusalOf(row: { usedAt: string | null } | undefined): ApiError {
  if (!row)
    return notFound(`This link is incomplete or not from this site. Open the full link from the email. ${again}`);
  if (row.usedAt !== null) return conflict('link_used', `This link has already been used. ${again}`);
  return conflict('link_expired', `This link has expired. ${again}`);
}

/** The account whose password a link sets again. Throws 404, and 409 `link_used` or `link_expired`. */
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

/** Uses a link up, and with it every other of its account. Of several calls at once, one does. Throws as `accountOfLink`. */
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
 * Gives an account another password: sessions proved by the previous one end, as do passkeys and links by other emails.
 * Call it in a transaction. Returns the state of the links with the provider.
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

/** Sets the password of a link's account, once, as `setPassword` does. `address` is where its person is. Call it in a transaction. Throws as `accountOfLink`. */
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
