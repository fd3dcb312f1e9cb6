import { accountStatuses } from 'shared/domain/accounts/account';
import { reach, reachLists } from 'shared/domain/accounts/reach';
import { listedAccount } from 'shared/domain/accounts/session';
import { resetLink } from 'shared/domain/accounts/sessionAnswers';
import { oneOf, text } from 'shared/domain/records/validation';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import { audit } from '../../core/audit';
import type { ApiOptions } from '../../core/context';
import { badInput } from '../../core/errors';
import { byId } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import type { Queries } from '../../db/tables';
import { mayNotLess, readRole, roleNameOf } from '../auth/grants';
import { endSessions } from '../auth/sessions';
import { followNotices } from '../notifications/followNotices';
import { notify } from '../notifications/notify';
import { lockRecord } from '../records/changes/changeRecord';
import { defineResource } from '../records/defineResource';
import { requirePermission } from '../records/requirePermission';
import { endResetLinks } from './endProofs';
import { makeResetLink } from './passwordResets';
import { resetSecondFactorRoute } from './secondFactor/resetSecondFactorRoute';
import { protectedAccounts } from './secondFactor/secondFactor';

/** Whether somebody else is an owner. Concurrent requests wait for each other, so that there is always one. */
async function hasOtherOwner(tx: Queries, id: string): Promise<boolean> {
  await tx.updateTable('marks').set({ key: 'owner' }).where('key', '=', 'owner').execute();
  const other = await tx
    .selectFrom('live_accounts')
    .select('id')
    .where('id', '<>', id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return other !== undefined;
}

/** Accounts with rights on a resource can access all of it. */
export const reservedActs = ['read', 'write', 'delete', 'export', 'import'] as const;

/**
 * The accounts for account managers: approved by `PUT { status: 'active' }`, given a role by `PUT { role }`, limited to
 * some clients by `PUT { reach }`, removed by DELETE. There is always an active owner without limits.
 */
export const accounts = defineResource({
  path: 'accounts',
  title: 'account',
  input: z.object({ status: oneOf('status', accountStatuses), role: text('role', 64), reach: reach.default(null) }),
  record: listedAccount,
  derived: ['hasSecondFactor', 'roleName'],
  references: { role: 'roles' },
  listsRecords: { reach: reachLists },
  search: ['name', 'email'],
  operations: ['list', 'read', 'update', 'delete'],
  reserved: reservedActs,
  derive: async (records, db) => {
    const guarded = await protectedAccounts(
      db,
      records.map(({ id }) => id),
    );
    const names = new Map<string, string>();
    for (const role of new Set(records.map((record) => record.role))) names.set(role, await roleNameOf(db, role));
    return records.map((record) => ({
      ...record,
      hasSecondFactor: guarded.has(record.id),
      roleName: names.get(record.role) ?? '',
    }));
  },
  refuse: async ({ operation, before, after, actor, db }) => {
    if (before) await mayNotLess(db, actor.id, before.role);
    if (operation === 'update' && before?.role !== after.role) {
      // Locked: a concurrent removal of the role waits, and then sees this account using it.
      await db.updateTable('roles').set({ id: after.role }).where('id', '=', after.role).execute();
      if (!(await readRole(db, after.role)))
        throw badInput([{ path: 'role', msg: 'This role no longer exists. Choose another.' }]);
      await mayNotLess(db, actor.id, after.role);
    }
    const staysOwner = operation !== 'delete' && after.role === 'owner';
    if (staysOwner && after.status !== 'active')
      return 'An owner’s account must be active. Approve it first, or give it another role.';
    if (staysOwner && after.reach !== null)
      return 'Owners see all clients. Give the account another role before limiting it.';
    if (before?.role !== 'owner' || staysOwner || (await hasOtherOwner(db, before.id))) return undefined;
    return operation === 'delete'
      ? 'The owner’s account can’t be removed. Make another account an owner first.'
      : 'There is no other owner. Make another account an owner first.';
  },
  after: async (change) => {
    const { operation, before, after, db, actor } = change;
    const subject = `accounts/${after.id}`;
    await followNotices(change, ({ status }) => (status === 'waiting' ? subject : undefined), subject);
    if (operation === 'delete' || after.status !== 'active') {
      await endSessions(db, after.id);
      await endResetLinks(db, after.id);
    }
    if (operation === 'delete') {
      await db.deleteFrom('preferences').where('accountId', '=', after.id).execute();
      await db.deleteFrom('saved_views').where('accountId', '=', after.id).where('isShared', '=', 0).execute();
    }
    const isOther = before?.role !== after.role || JSON.stringify(before.reach) !== JSON.stringify(after.reach);
    if (operation !== 'update' || !isOther) return;
    const detail = `${await roleNameOf(db, after.role)}${after.reach === null ? '' : ', some clients'}`;
    await audit(db, actor, 'account.rights-changed', { record: ['accounts', after.id], detail });
    if (after.role === 'owner' && before?.role !== 'owner')
      await notify(
        db,
        {
          kind: 'account',
          title: 'You are now an owner',
          body: 'You can approve accounts, appoint owners and change company-wide settings.',
          path: '/dashboard/account/settings',
          subject: `accounts/${after.id}/owner/${after.version}`,
        },
        { account: after.id },
      );
  },
});

/**
 * The owner's help for people who can't sign in: `POST /accounts/:id/reset-link` for people who get no email, and
 * resetting a lost second factor.
 */
export function accountRoutes(app: Api, { db }: Pick<ApiOptions, 'db'>): void {
  app.post(
    '/:id/reset-link',
    {
      config: requirePermission(accounts, 'write'),
      schema: {
        summary: 'Make a link that sets a new password for the account, to hand over: it works once, for a day',
        params: byId,
        response: { 201: resetLink },
      },
    },
    async (request, reply) => {
      const link = await db.transaction().execute(async (tx) => {
        const { id, role } = await lockRecord(tx, accounts, request.params.id);
        await mayNotLess(tx, actorOf(request).id, role);
        return makeResetLink(tx, id, 'handedOver', actorOf(request));
      });
      return reply.status(201).send(link);
    },
  );
  resetSecondFactorRoute(app, { db });
}
