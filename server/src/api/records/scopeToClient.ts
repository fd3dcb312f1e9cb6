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

/** Which records of a resource hang on one of the clients; none of one that hangs on nothing. */
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
 * A resource as an account has to do with it: whoever is limited to some clients finds and changes the records that hang
 * on those, and no others. The same object for the same reach.
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

/** Whether a record of these fields can hang on one of the clients, before anything is looked up: what it names beside a client is found within the reach, or not at all. */
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

/** 403 for what is, or would be, of a client that is beyond the reach of whoever asks: the same whether there is such a record or not. */
export const beyondReach = async (db: Queries): Promise<ApiError> =>
  notAllowed(
    `Your account is limited to some clients: choose one of them, or ask ${await ownersToAsk(db)}.`,
    'beyond_reach',
  );
