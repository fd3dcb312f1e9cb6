import type { Invitation } from 'shared/domain/accounts/invitation';
import { audit } from '../../../core/audit';
import { type ApiError, conflict, notFound } from '../../../core/errors';
import { newId } from '../../../db/newId';
import type { AccountRow, Queries } from '../../../db/tables';
import { lockAccount } from '../../auth/lockAccount';
import { hashOf, newSecret } from '../../auth/secretTokens';
import { answered, findRecord } from '../../records/lists/selectRecords';
import { findAccount } from '../findAccount';
import { insertAccount } from '../insertAccount';
import { invitations } from './invitations';

/** How long a link works, in milliseconds: 7 days. */
export const LINK_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** The path of a link's page. The fragment after # is sent to no server, and appears in no referrer. */
export const invitationPath = (token: string): string => `/signin#invitation=${token}`;

/**
 * Creates an invitation's link, of which only a hash is stored; the previous link is revoked. Call it in a transaction.
 */
export async function makeLink(tx: Queries, invitationId: string): Promise<string> {
  const token = newSecret();
  await endLinks(tx, invitationId);
  await tx
    .insertInto('invitation_links')
    .values({ tokenHash: hashOf(token), invitationId })
    .execute();
  return token;
}

/** Revokes the links of an invitation before a new one is created. */
const endLinks = (tx: Queries, invitationId: string) =>
  tx.deleteFrom('invitation_links').where('invitationId', '=', invitationId).execute();

/** Why a link is invalid. */
function refusalOf(invitation: Invitation | undefined): ApiError {
  if (!invitation)
    return notFound(
      'This link is incomplete, was replaced by a newer one, or is not from this site. Open the full link, or ask the person who invited you for a new one.',
    );
  const ask = `Ask ${invitation.invitedByName || 'the person who invited you'} for a new one.`;
  if (invitation.state === 'used')
    return conflict('link_used', 'This invitation has already been used. Sign in with the account it made.');
  if (invitation.state === 'revoked') return conflict('link_revoked', `This invitation was withdrawn. ${ask}`);
  return conflict('link_expired', `This invitation has expired. ${ask}`);
}

/** The open invitation of a link. Throws 404, and 409 `link_used`, `link_revoked` or `link_expired`. */
export async function invitationOfLink(db: Queries, token: string): Promise<Invitation> {
  const link = await db
    .selectFrom('invitation_links')
    .select('invitationId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  const record = link && (await findRecord(db, invitations, link.invitationId));
  const invitation = record && (await answered(invitations, record, db));
  if (invitation?.state !== 'open') throw refusalOf(invitation);
  return invitation;
}

/** The open invitation to an email address; undefined if there is none. */
export async function invitationTo(db: Queries, email: string): Promise<Invitation | undefined> {
  const rows = await db
    .selectFrom('every_invitations')
    .select('id')
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute();
  for (const { id } of rows) {
    const record = await findRecord(db, invitations, id);
    const invitation = record && (await answered(invitations, record, db));
    if (invitation?.state === 'open') return invitation;
  }
  return undefined;
}

/**
 * The person who accepts: name, and password hash; an empty one matches no password. `address` is their network
 * address.
 */
interface Accepting {
  name: string;
  passwordHash: string;
  address: string | undefined;
}

/**
 * Creates the account of an invitation, once, with its role and clients. Call it in a transaction. Of several
 * concurrent calls, one succeeds. Throws 409 if the invitation is no longer open, and `email_taken` if the email was
 * registered meanwhile.
 */
export async function acceptInvitation(
  tx: Queries,
  { id }: Pick<Invitation, 'id'>,
  { name, passwordHash, address }: Accepting,
): Promise<AccountRow> {
  const usedAt = new Date().toISOString();
  const used = await tx
    .updateTable('invitations')
    .set(({ eb }) => ({ usedAt, version: eb('version', '+', 1), updatedAt: usedAt }))
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning(['invitedBy', 'role'])
    .executeTakeFirst();
  if (used) {
    // Locked: concurrent removals of the inviter or the role wait, or are seen here.
    await lockAccount(tx, used.invitedBy);
    await tx.updateTable('roles').set({ id: used.role }).where('id', '=', used.role).execute();
  }
  const record = await findRecord(tx, invitations, id);
  const invitation = record && (await answered(invitations, used ? { ...record, usedAt: null } : record, tx));
  if (invitation?.state !== 'open') throw refusalOf(invitation);
  const { email, role, reach } = invitation;
  if (await findAccount(tx, { email }))
    throw conflict(
      'email_taken',
      `${email} already has an account. Sign in, or ask ${invitation.invitedByName} about it.`,
    );
  const accountId = newId();
  await insertAccount(tx, accountId, { name, email, role, reach, status: 'active' }, passwordHash, address);
  await audit(tx, { id: accountId, name, address }, 'invitation.used', { record: ['invitations', id] });
  return lockAccount(tx, accountId);
}
