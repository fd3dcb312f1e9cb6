import { type RawBuilder, sql } from 'kysely';
import type { Reach } from 'shared/domain/accounts/reach';
import { type ApiError, notAllowed } from '../../core/errors';
import type { GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { ownersToAsk } from '../auth/grants';
import type { Resource } from './definition';
import { perResource } from './perResource';
import { mayRead } from './requirePermission';

const limited = perResource<Resource>();

const oneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;

/** Selects the records of a resource that are tied to one of the clients; none of a resource without ties. */
function conditionOf({ belongsTo }: Resource, reach: NonNullable<Reach>): RawBuilder<boolean> {
  const { company, center, other } = belongsTo ?? {};
  const ways = [
    ...(company !== undefined && reach.companies.length > 0 ? [oneOf(company, reach.companies)] : []),
    ...(center !== undefined && reach.centers.length > 0 ? [oneOf(center, reach.centers)] : []),
    ...(other
      ? [
          sql<boolean>`${sql.ref(other.column)} in (select "id" from ${sql.table(other.by().table)} where ${conditionOf(other.by(), reach)})`,
        ]
      : []),
  ];
  return ways.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/**
 * A resource within an account's reach: an account limited to some clients finds and changes only their records.
 * Returns the same object for the same reach.
 */
export function scopeToClient<R extends Resource>(
  definition: R,
  account: { reach?: Reach | undefined; granted?: GrantedAccount['granted'] } | null,
): R {
  const reach = account?.reach ?? null;
  const untold = account?.granted !== undefined && !mayRead(definition, { granted: account.granted, reach: null });
  if (reach === null && !untold) return definition;
  return limited(definition, JSON.stringify([reach, untold]), () => ({
    ...definition,
    ...(reach !== null && { within: conditionOf(definition, reach), reach }),
    untold,
  })) as R;
}

/**
 * Whether a record with these fields can be tied to one of the clients, before any look-up: other records it names are
 * only looked up within the reach.
 */
export function canHang({ belongsTo, reach }: Resource, fields: Readonly<Record<string, unknown>>): boolean {
  if (!reach) return true;
  const { company, center, other } = belongsTo ?? {};
  const named = (column: string | undefined, ids: readonly string[]) =>
    column !== undefined && ids.includes(String(fields[column] ?? ''));
  return (
    named(company, reach.companies) ||
    named(center, reach.centers) ||
    (other !== undefined && Boolean(fields[other.column]))
  );
}

/**
 * 403 for a record that belongs, or would belong, to a client beyond the caller's reach: the same whether the record
 * exists or not.
 */
export const beyondReach = async (db: Queries): Promise<ApiError> =>
  notAllowed(
    `Your account is limited to some clients: choose one of them, or ask ${await ownersToAsk(db)}.`,
    'beyond_reach',
  );
