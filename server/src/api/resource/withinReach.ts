import { type RawBuilder, sql } from 'kysely';
import type { Reach } from 'shared/domain/reach';
import type { GrantedAccount } from '../core/types';
import type { Resource } from './definition';
import { mayRead } from './mayDo';
import { perResource } from './perResource';

const limited = perResource<Resource>();

const oneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;

/** Which records of a resource hang on one of the clients; none of one that hangs on nothing. */
function conditionOf({ hangsOn }: Resource, reach: NonNullable<Reach>): RawBuilder<boolean> {
  const { company, center, other } = hangsOn ?? {};
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
export function withinReach<R extends Resource>(
  definition: R,
  account: Pick<GrantedAccount, 'reach' | 'granted'> | null,
): R {
  const reach = account?.reach ?? null;
  const untold = account !== null && !mayRead(definition, { granted: account.granted, reach: null });
  if (reach === null && !untold) return definition;
  return limited(definition, JSON.stringify([reach, untold]), () => ({
    ...definition,
    ...(reach !== null && { within: conditionOf(definition, reach) }),
    untold,
  })) as R;
}
