import { type InvitationState, invitationInput, invitationRecord } from 'shared/domain/accounts/invitation';
import { reachLists } from 'shared/domain/accounts/reach';
import { badInput } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { mayNotLess, readRole, roleNameOf } from '../../auth/grants';
import { defineResource } from '../../records/defineResource';
import { reservedActs } from '../accounts';
import { findAccount } from '../findAccount';
import { canStillGive } from './canStillGive';

/** The columns that decide an invitation's state. */
interface Times {
  expiresAt: string;
  usedAt: string | null;
  revokedAt: string | null;
}

/** The current state of an invitation. `isGiven`: whether its sender can still give its role. */
function stateOf({ expiresAt, usedAt, revokedAt }: Times, isGiven: boolean): InvitationState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null || !isGiven) return 'revoked';
  return expiresAt <= new Date().toISOString() ? 'expired' : 'open';
}

/** Whether another open invitation exists for this email, or is being created concurrently. */
async function isInvited(db: Queries, email: string, except: string | undefined): Promise<boolean> {
  await holdTable(db, 'invitations');
  const others = await db
    .selectFrom('every_invitations')
    .select('id')
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date().toISOString())
    .execute();
  return others.some(({ id }) => id !== except);
}

/**
 * Invitations, for account managers. `invitationRoutes` creates, renews and revokes them; nobody can invite with more
 * rights than they may give.
 */
export const invitations = defineResource({
  path: 'invitations',
  title: 'invitation',
  named: ['email'],
  input: invitationInput,
  record: invitationRecord,
  derived: ['state', 'roleName', 'invitedByName'],
  references: { role: 'roles', invitedBy: 'accounts' },
  listsRecords: { reach: reachLists },
  search: ['email', 'name'],
  operations: ['list', 'read'],
  reserved: reservedActs,
  refuse: async ({ before, after, actor, db }) => {
    await mayNotLess(db, actor.id, after.role);
    if (before?.usedAt) return 'This invitation has been used. Its account is in the list of staff accounts.';
    if (after.revokedAt) return undefined;
    if (after.role === 'owner')
      throw badInput([
        { path: 'role', msg: 'Nobody becomes an owner by a link. Choose another role, and make them an owner later.' },
      ]);
    if (!(await readRole(db, after.role)))
      throw badInput([{ path: 'role', msg: 'This role no longer exists. Choose another.' }]);
    const account = await findAccount(db, { email: after.email });
    if (account)
      throw badInput([
        {
          path: 'email',
          msg:
            account.status === 'waiting'
              ? 'This person has registered and waits for approval. Approve the account instead.'
              : 'This email already has an account.',
        },
      ]);
    if (await isInvited(db, after.email, before?.id))
      throw badInput([{ path: 'email', msg: 'This email is invited already. Renew or revoke that invitation.' }]);
    return undefined;
  },
  derive: async (records, db) => {
    const answered = [];
    for (const record of records) {
      const inviter = await db
        .selectFrom('every_accounts')
        .select('name')
        .where('id', '=', record.invitedBy)
        .executeTakeFirst();
      answered.push({
        ...record,
        state: stateOf(record, await canStillGive(db, record)),
        roleName: await roleNameOf(db, record.role),
        invitedByName: inviter?.name ?? '',
      });
    }
    return answered;
  },
});
