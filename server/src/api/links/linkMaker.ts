import type { Reach } from 'shared/domain/accounts/reach';
import { rightName } from 'shared/domain/accounts/rightNames';
import { notAllowed } from '../../core/errors';
import type { GrantedAccount, RouteAccess } from '../../core/types';
import type { Db, Queries } from '../../db/tables';
import { opens, ownersToAsk, readRole } from '../auth/grants';
import { lacksRight } from '../auth/guard';
import { notify } from '../notifications/notify';
import type { Resource } from '../records/definition';
import { idsWithin } from '../records/idsWithin';
import { scopeToClient } from '../records/scopeToClient';

/** A link's maker, as an account today: the link shows what that account may see. */
export type LinkMaker = Pick<GrantedAccount, 'granted' | 'reach'>;

/** A kind of link: its records, and the rights its maker needs for what it shows and does. */
export interface LinkKind {
  links: Resource;
  needs: readonly RouteAccess[];
}

/** A stored link. `madeBy`: an account's id; empty for the product itself, which sends reminders. */
interface StoredLink {
  id: string;
  madeBy: string;
}

/** An account today; undefined for one that was removed or isn't active. Without an id, the product itself. */
export async function readMaker(db: Queries, accountId: string): Promise<LinkMaker | undefined> {
  if (accountId === '') return { granted: ['*'], reach: null };
  const row = await db
    .selectFrom('live_accounts')
    .select(['role', 'reach'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && { granted: (await readRole(db, row.role))?.granted ?? [], reach: JSON.parse(row.reach) as Reach };
}

/**
 * The maker of each link, by the link's id. A link whose maker can no longer see its contents is left out: it has
 * ended, whatever its last day.
 */
export async function makersOf(
  db: Queries,
  { links, needs }: LinkKind,
  stored: readonly StoredLink[],
): Promise<Map<string, LinkMaker>> {
  const makers = new Map<string, LinkMaker>();
  for (const accountId of new Set(stored.map(({ madeBy }) => madeBy))) {
    const maker = await readMaker(db, accountId);
    if (!maker || !needs.every((need) => opens(maker, need))) continue;
    const ids = stored.filter(({ madeBy }) => madeBy === accountId).map(({ id }) => id);
    for (const id of await idsWithin(db, scopeToClient(links, maker), ids)) makers.set(id, maker);
  }
  return makers;
}

/** Notifies the owners, once for each account and kind of link, that its links no longer work. */
export async function tellEnded(db: Queries, { links }: LinkKind, madeBy: string): Promise<void> {
  const account = await db.selectFrom('every_accounts').select('name').where('id', '=', madeBy).executeTakeFirst();
  await notify(
    db,
    {
      kind: 'account',
      title: `Links made by ${account?.name ?? 'an account'} no longer work`,
      body: `${rightName(`${links.path}:write`)}: the account was removed or limited, and a link shows what its maker may see. Make new ones.`,
      path: '',
      subject: `accounts/${madeBy}/links/${links.path}`,
    },
    'owner',
  );
}

/**
 * The maker of a link about to be opened; undefined, and the owners are notified, when the link no longer shows
 * anything.
 */
export async function openingMaker(db: Queries, kind: LinkKind, link: StoredLink): Promise<LinkMaker | undefined> {
  const maker = (await makersOf(db, kind, [link])).get(link.id);
  if (!maker) await tellEnded(db, kind, link.madeBy);
  return maker;
}

/** Throws 403 for an account that lacks a right for something the link shows or does. */
export async function mustShowAll(db: Db, account: GrantedAccount | null, { needs }: LinkKind): Promise<void> {
  for (const need of needs) {
    const { granted = [], reach = null } = account ?? {};
    if (!opens({ granted, reach: null }, need)) throw await lacksRight(db, { account }, need.access);
    if (!opens({ granted, reach }, need))
      throw notAllowed(
        `Your account is limited to some clients, and this link shows records of all of them. Ask ${await ownersToAsk(db)}.`,
        'beyond_reach',
      );
  }
}
