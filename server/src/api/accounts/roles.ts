import { coversAll, partsOf } from 'shared/domain/accounts/right';
import { actName, resourceName } from 'shared/domain/accounts/rightNames';
import { builtInRoles, type RoleCatalog, roleCatalog, roleInput, roleRecord } from 'shared/domain/accounts/role';
import type { ApiOptions } from '../../core/context';
import { badInput, notAllowed } from '../../core/errors';
import type { Api } from '../../core/types';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { grantedToAccount, ownersToAsk, rightfulRoutes, rightsOf } from '../auth/grants';
import { defineResource } from '../records/defineResource';
import { requirePermission } from '../records/requirePermission';
import { reservedActs } from './accounts';

const sameName = (name: string) => name.trim().toLowerCase();

/** Whether another role has this name, or is being given it concurrently. */
async function isTaken(db: Queries, name: string, except: string | undefined): Promise<boolean> {
  if (Object.values(builtInRoles).some((role) => sameName(role.name) === sameName(name))) return true;
  await holdTable(db, 'roles');
  const others = await db.selectFrom('live_roles').select(['id', 'name']).execute();
  return others.some((other) => other.id !== except && sameName(other.name) === sameName(name));
}

/** The accounts with a role. */
async function holdersOf(db: Queries, role: string): Promise<string[]> {
  const rows = await db.selectFrom('live_accounts').select('name').where('role', '=', role).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * The roles created by owners, in addition to built-in ones: their rights one by one. Nobody can create a role with
 * more rights than their own.
 */
export const roles = defineResource({
  path: 'roles',
  title: 'role',
  input: roleInput,
  record: roleRecord,
  search: ['name', 'about'],
  order: 'name',
  reserved: reservedActs,
  refuse: async ({ operation, before, after, actor, db }) => {
    const mine = await grantedToAccount(db, actor.id);
    if (!coversAll(mine, [...after.rights, ...(before?.rights ?? [])]))
      throw notAllowed(
        `This role includes rights that yours doesn’t, so you can’t create or change it. Ask ${await ownersToAsk(db)}.`,
      );
    if (operation === 'delete') {
      const holders = await holdersOf(db, before?.id ?? '');
      if (holders.length > 0)
        return `${holders.slice(0, 3).join(', ')}${holders.length > 3 ? ` and ${holders.length - 3} more` : ''} ${holders.length === 1 ? 'has' : 'have'} this role: choose another for them first.`;
    } else if (before?.name !== after.name || operation === 'restore') {
      if (await isTaken(db, after.name, before?.id))
        throw badInput([{ path: 'name', msg: 'Another role has this name; choose a different one.' }]);
    }
    return undefined;
  },
});

const actOrder = ['read', 'write', 'delete', 'export', 'import'];
const place = (act: string) => (actOrder.indexOf(act) + actOrder.length + 1) % (actOrder.length + 1);

/** Every resource served now, with its acts. */
function resourcesOf(app: Api): RoleCatalog['resources'] {
  const acts = new Map<string, Set<string>>();
  for (const { access } of rightfulRoutes(app)) {
    const { resource, act } = partsOf(access);
    acts.set(resource, (acts.get(resource) ?? new Set()).add(act));
  }
  return [...acts].map(([path, of]) => ({
    path,
    ...resourceName(path),
    acts: [...of]
      .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
      .map((act) => ({ right: `${path}:${act}`, act, label: actName(act) })),
  }));
}

/** `GET /roles/catalog`: the rights that roles can have. */
export function roleRoutes(app: Api, _options: ApiOptions): void {
  app.get(
    '/catalog',
    {
      config: requirePermission(roles, 'read'),
      schema: {
        summary: 'Every right that there is, and the roles that are built in with theirs',
        response: { 200: roleCatalog },
      },
    },
    async () => ({
      resources: resourcesOf(app),
      builtIn: Object.entries(builtInRoles).map(([id, { name, about, granted }]) => ({
        id,
        name,
        about,
        rights: rightsOf(app, { granted, reach: null }),
      })),
    }),
  );
}
