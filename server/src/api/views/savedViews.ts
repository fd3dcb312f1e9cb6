import { MAX_VIEWS, type StoredView, storedView, viewInput } from 'shared/domain/console/savedView';
import { badInput, conflict } from '../../core/errors';
import type { Queries } from '../../db/tables';
import { lockAccount } from '../auth/lockAccount';
import { defineResource } from '../records/defineResource';

/** Whether the same person has another view with this name for the same list. */
async function isTaken(
  db: Queries,
  { id, list, name, accountId }: Pick<StoredView, 'list' | 'name' | 'accountId'> & { id: string },
): Promise<boolean> {
  const others = await db
    .selectFrom('live_saved_views')
    .select('name')
    .where('accountId', '=', accountId)
    .where('list', '=', list)
    .where('id', '<>', id)
    .execute();
  return others.some((other) => other.name.toLowerCase() === name.toLowerCase());
}

/** Throws 409 when someone has reached the maximum number of views. */
async function refuseTooMany(db: Queries, accountId: string): Promise<void> {
  const { count } = await db
    .selectFrom('live_saved_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_VIEWS)
    throw conflict('too_many_views', `You have ${MAX_VIEWS} views, which is the limit; delete one first.`);
}

/** Saved views of lists; only `viewRoutes` reads and changes them. A view's list and maker never change. */
export const savedViews = defineResource({
  path: 'views',
  title: 'view',
  table: 'saved_views',
  input: viewInput,
  record: storedView,
  references: { accountId: 'accounts' },
  search: [],
  operations: [],
  prepare: ({ before, after, actor }) => ({
    list: before?.list ?? after.list,
    accountId: before?.accountId ?? actor.id,
  }),
  refuse: async ({ operation, before, after, actor, db }) => {
    if (operation === 'delete') return undefined;
    const kept = before ?? { id: '', list: after.list, accountId: actor.id };
    // Two concurrent calls can't both take the last place or one name.
    await lockAccount(db, kept.accountId);
    if (operation !== 'update') await refuseTooMany(db, kept.accountId);
    if (await isTaken(db, { ...kept, name: after.name }))
      throw badInput([{ path: 'name', msg: 'You already have a view with this name; choose another.' }]);
    return undefined;
  },
});
