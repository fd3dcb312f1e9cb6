import { accountStatuses } from 'shared/domain/account';
import { account } from 'shared/domain/session';
import { oneOf } from 'shared/domain/validation';
import { z } from 'zod';
import { endSessions } from '../auth/sessions';
import { defineResource } from '../resource/defineResource';
import { dashboard } from '../resource/recordNames';

/** The accounts as the owner sees them: approved by `PUT { status: 'active' }`, removed by DELETE. */
export const accounts = defineResource({
  path: 'accounts',
  title: 'account',
  input: z.object({ status: oneOf('status', accountStatuses) }),
  record: account,
  search: ['name', 'email'],
  found: { kind: 'Account', detail: ['email', 'status'], page: dashboard('account/settings') },
  operations: ['list', 'read', 'update', 'delete'],
  access: { list: 'owner', read: 'owner', update: 'owner', delete: 'owner' },
  refuse: ({ operation, before, after }) => {
    if (before?.role !== 'owner') return undefined;
    if (operation === 'delete') return 'The owner’s account cannot be removed.';
    return after.status === 'active' ? undefined : 'The owner’s account stays active.';
  },
  after: async ({ operation, after, db }) => {
    if (operation === 'delete' || after.status !== 'active') await endSessions(db, after.id);
    if (operation === 'delete') await db.deleteFrom('preferences').where('accountId', '=', after.id).execute();
  },
});
