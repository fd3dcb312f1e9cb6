import { covers, coversAll } from 'shared/domain/accounts/right';
import { builtInRoles } from 'shared/domain/accounts/role';
import type { SignedIn } from 'shared/domain/accounts/session';
import { notAllowed } from '../../core/errors';
import type { FurtherDocument, GrantedAccount, ListedRoute, RouteAccess } from '../../core/types';
import type { Queries } from '../../db/tables';

/** A role's rights in its row: JSON. */
const rightsIn = (text: string): readonly string[] => JSON.parse(text) as string[];

/** A role's rights. `stored` are those in its row, for custom roles; empty for an unknown role. */
export function grantedTo(role: string, stored: string | null | undefined): readonly string[] {
  const builtIn = Object.hasOwn(builtInRoles, role) ? builtInRoles[role] : undefined;
  return builtIn?.granted ?? (stored == null ? [] : rightsIn(stored));
}

/** A role by its id: its name and rights; undefined for one that doesn't exist, or no longer does. */
export async function readRole(
  db: Queries,
  role: string,
): Promise<{ name: string; granted: readonly string[] } | undefined> {
  if (Object.hasOwn(builtInRoles, role)) return builtInRoles[role];
  const row = await db.selectFrom('live_roles').select(['name', 'rights']).where('id', '=', role).executeTakeFirst();
  return row && { name: row.name, granted: rightsIn(row.rights) };
}

/** A role's name; "none" for one that no longer exists. */
export const roleNameOf = async (db: Queries, role: string): Promise<string> =>
  (await readRole(db, role))?.name ?? 'none';

/** An account's rights; all for the product itself, which has no id. */
export async function grantedToAccount(db: Queries, accountId: string): Promise<readonly string[]> {
  if (accountId === '') return ['*'];
  const row = await db.selectFrom('live_accounts').select('role').where('id', '=', accountId).executeTakeFirst();
  return row ? ((await readRole(db, row.role))?.granted ?? []) : [];
}

/** The owners' names, for a sentence that says whom to ask. */
export async function ownersToAsk(db: Queries): Promise<string> {
  const owners = await db
    .selectFrom('live_accounts')
    .select('name')
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('name')
    .limit(3)
    .execute();
  return owners.map(({ name }) => name).join(' or ') || 'the owner';
}

/**
 * Throws 403 if a role has more rights than an account: account managers can't give, or get, rights beyond their own.
 */
export async function mayNotLess(db: Queries, accountId: string, role: string): Promise<void> {
  const [mine, theirs] = [await grantedToAccount(db, accountId), (await readRole(db, role))?.granted ?? []];
  if (coversAll(mine, theirs)) return;
  throw notAllowed(
    `The role ${await roleNameOf(db, role)} includes rights that yours doesn’t, so you can’t give it or take it away. Ask ${await ownersToAsk(db)}.`,
  );
}

/** The routes served now: the API's, and those of modules' resources and services. */
export interface ServedRoutes {
  apiRoutes: readonly ListedRoute[];
  furtherDocuments: readonly (() => FurtherDocument | undefined)[];
}

/** Every route that requires a right. */
export const rightfulRoutes = ({ apiRoutes, furtherDocuments }: ServedRoutes): ListedRoute[] =>
  [...apiRoutes, ...furtherDocuments.flatMap((further) => further()?.routes ?? [])].filter(({ access }) =>
    access.includes(':'),
  );

/** Whether grants, with a record limit, allow a route that requires a right. */
export const opens = (
  { granted, reach }: Pick<GrantedAccount, 'granted' | 'reach'>,
  { access, isReserved, keepsReach }: RouteAccess,
): boolean => covers(granted, access, isReserved) && (reach === null || keepsReach === true);

/** Whether an account has a right that some route requires. */
export const hasRight = (served: ServedRoutes, account: GrantedAccount, right: string): boolean =>
  rightfulRoutes(served).some((route) => route.access === right && opens(account, route));

/** The rights that grants cover, of all that routes require; with a record limit, only those that respect it. */
export function rightsOf(
  served: ServedRoutes,
  { granted, reach }: Pick<GrantedAccount, 'granted' | 'reach'>,
): string[] {
  if (granted.includes('*') && reach === null) return ['*'];
  const open = rightfulRoutes(served).filter((route) => opens({ granted, reach }, route));
  return [...new Set(open.map(({ access }) => access))].sort();
}

/** An account as its person sees it: with its role's name and all its rights. */
export async function toSignedIn(db: Queries, served: ServedRoutes, caller: GrantedAccount): Promise<SignedIn> {
  const { granted: _, ...account } = caller;
  return { ...account, roleName: await roleNameOf(db, caller.role), rights: rightsOf(served, caller) };
}
