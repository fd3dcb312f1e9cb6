import { accountRoles, accountStatuses } from 'shared/domain/account';
import { listedAccount } from 'shared/domain/session';
import { resetLink } from 'shared/domain/sessionAnswers';
import { oneOf } from 'shared/domain/validation';
import { z } from 'zod';
import type { Queries } from '../../db/tables';
import { endSessions } from '../auth/sessions';
import { actorOf } from '../core/actorOf';
import { audit } from '../core/audit';
import type { ApiOptions } from '../core/context';
import { byId } from '../core/routeSchemas';
import type { Api } from '../core/types';
import { notify } from '../notifications/notify';
import { lockRecord } from '../resource/changeRecord';
import { defineResource } from '../resource/defineResource';
import { dashboard } from '../resource/recordNames';
import { makeResetLink } from './passwordResets';
import { resetSecondFactorRoute } from './secondFactor/resetSecondFactorRoute';
import { protectedAccounts } from './secondFactor/secondFactor';

/** Whether somebody else is an owner. Of two who ask at once, one waits for what the other does: so there is always one. */
async function hasOtherOwner(tx: Queries, id: string): Promise<boolean> {
  await tx.updateTable('marks').set({ key: 'owner' }).where('key', '=', 'owner').execute();
  const other = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '<>', id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** The accounts as an owner sees them: approved by `PUT { status: 'active' }`, made an owner by `PUT { role: 'owner' }`, removed by DELETE. */
export const accounts = defineResource({
  path: 'accounts',
  title: 'account',
  input: z.object({ status: oneOf('status', accountStatuses), role: oneOf('role', accountRoles) }),
  record: listedAccount,
  derived: ['hasSecondFactor'],
  search: ['name', 'email'],
  found: { kind: 'Account', detail: ['email', 'status'], page: dashboard('account/settings') },
  operations: ['list', 'read', 'update', 'delete'],
  access: { list: 'owner', read: 'owner', update: 'owner', delete: 'owner' },
  derive: async (records, db) => {
    const guarded = await protectedAccounts(
      db,
      records.map(({ id }) => id),
    );
    return records.map((record) => ({ ...record, hasSecondFactor: guarded.has(record.id) }));
  },
  refuse: async ({ operation, before, after, db }) => {
    const staysOwner = operation !== 'delete' && after.role === 'owner';
    if (staysOwner && after.status !== 'active')
      return 'An owner’s account is active: approve it before, or make it staff first.';
    if (before?.role !== 'owner' || staysOwner || (await hasOtherOwner(db, before.id))) return undefined;
    return operation === 'delete'
      ? 'The owner’s account cannot be removed: make another account an owner first.'
      : 'There is no other owner: make another account one first.';
  },
  after: async ({ operation, before, after, db, actor }) => {
    if (operation === 'delete' || after.status !== 'active') await endSessions(db, after.id);
    if (operation === 'delete') await db.deleteFrom('preferences').where('accountId', '=', after.id).execute();
    if (operation !== 'update' || before?.role === after.role) return;
    await audit(db, actor, 'account.rights-changed', { record: ['accounts', after.id], detail: after.role });
    if (after.role === 'owner')
      await notify(
        db,
        {
          kind: 'account',
          title: 'You are an owner now',
          body: 'You approve accounts, name owners, and set what holds for everyone.',
          path: '/dashboard/account/settings',
          subject: `accounts/${after.id}/owner/${after.version}`,
        },
        { account: after.id },
      );
  },
});

/** What an owner does for who can't get in: `POST /accounts/:id/reset-link`, a link for who gets no mail, and a lost second factor. */
export function accountRoutes(app: Api, { db }: Pick<ApiOptions, 'db'>): void {
  app.post(
    '/:id/reset-link',
    {
      config: { access: 'owner' },
      schema: {
        summary: 'Make a link that sets the account’s password anew, to hand over: it works once, for a day',
        params: byId,
        response: { 201: resetLink },
      },
    },
    async (request, reply) => {
      const link = await db.transaction().execute(async (tx) => {
        const { id } = await lockRecord(tx, accounts, request.params.id);
        return makeResetLink(tx, id, 'handedOver', actorOf(request));
      });
      return reply.status(201).send(link);
    },
  );
  resetSecondFactorRoute(app, { db });
}
