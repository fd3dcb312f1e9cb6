import { sql } from 'kysely';
import { ApiError } from '../../../core/errors';
import { isPostgres } from '../../../db/engines/engine';
import type { Queries } from '../../../db/tables';
import { isCurrent } from '../current';
import type { Change, Resource } from '../definition';
import { type Holder, holdersOf, toDuplicates } from '../holders';
import { type KeyValue, keyValues } from '../keys';
import { nameOf } from '../recordNames';

/** Locks these values of a resource's keys until the transaction ends, always in the same order, to avoid deadlocks. */
async function holdKeys(db: Queries, { table }: Resource, wanted: readonly KeyValue[]): Promise<void> {
  if (!isPostgres(db) || wanted.length === 0) return;
  const names = [...new Set(wanted.map(({ key, value }) => `${table}.${key.column}=${value}`))].toSorted();
  const rows = sql.join(names.map((name) => sql`(${name}::text)`));
  await sql`select pg_advisory_xact_lock(hashtextextended("name", 0)) from (values ${rows}) as "held" ("name")`.execute(
    db,
  );
}

const refusing = ({ keys = [] }: Pick<Resource, 'keys'>) => keys.filter(({ second }) => second === 'refuse');

/** The refusing keys that a change takes: those that the record did not have before, or had while it did not count. */
function claimed(definition: Resource, { operation, before, after }: Change): KeyValue[] {
  const keys = refusing(definition);
  if (keys.length === 0 || operation === 'delete' || !isCurrent(definition, after)) return [];
  const becomesReal = before?.isSample === true && after.isSample === false;
  const isHeld = operation === 'update' && before && isCurrent(definition, before) && !becomesReal;
  const had = isHeld ? keyValues({ keys }, before) : [];
  return keyValues({ keys }, after).filter(
    ({ key, value }) => !had.some((each) => each.key === key && each.value === value),
  );
}

/** The refusing keys that a change takes or frees, as texts: changes made together must not touch the same one. */
export function keysTouched(definition: Resource, { before, after }: Pick<Change, 'before' | 'after'>): string[] {
  const keys = refusing(definition);
  return [...keyValues({ keys }, before ?? {}), ...keyValues({ keys }, after)].map(
    ({ key, value }) => `${key.column}=${value}`,
  );
}

function refusalOf(
  definition: Resource,
  wanted: readonly KeyValue[],
  holders: readonly Holder[],
): ApiError | undefined {
  const [first] = holders;
  if (!first) return undefined;
  const { title } = definition;
  const labels = wanted.filter(({ key }) => first.columns.includes(key.column)).map(({ key }) => key.label);
  const same = `this ${labels.join(' and ')}`;
  const message = first.isWithin
    ? `${nameOf(definition, first.row)} already has ${same}. Correct it, or change that ${title} instead.`
    : `Another ${title}, which your account can’t see, already has ${same}. Check it, or ask an owner.`;
  return new ApiError(409, 'duplicate', message, {
    errors: first.columns.map((path) => ({ path, msg: `Another ${title} has this.` })),
    duplicates: toDuplicates(definition, holders),
  });
}

const refusals = async (
  db: Queries,
  definition: Resource,
  changes: readonly Change[],
  wanted: readonly KeyValue[][],
): Promise<(ApiError | undefined)[]> => {
  const asked = changes.map(({ before }, place) => ({ wanted: wanted[place] ?? [], except: before?.id }));
  const holders = await holdersOf(db, definition, asked, { currentOnly: true, realOnly: true });
  return holders.map((each, place) => refusalOf(definition, wanted[place] ?? [], each));
};

/**
 * Why each of these changes would be refused now, as `refuseSeconds` does; undefined if it would not. Locks nothing,
 * and doesn't compare them with each other.
 */
export const refusalsOfSeconds = (
  db: Queries,
  definition: Resource,
  changes: readonly Change[],
): Promise<(ApiError | undefined)[]> =>
  refusals(
    db,
    definition,
    changes,
    changes.map((change) => claimed(definition, change)),
  );

/**
 * Refuses changes that would give two current records the same key. Existing duplicates stay, and can be changed
 * otherwise; samples don't count. Call it in the transaction of the changes, no two of which may touch the same key
 * (`keysTouched`). Throws 409 `duplicate`, naming the other record if the caller may see it.
 */
export async function refuseSeconds(db: Queries, definition: Resource, changes: readonly Change[]): Promise<void> {
  const wanted = changes.map((change) => claimed(definition, change));
  await holdKeys(db, definition, wanted.flat());
  for (const refusal of await refusals(db, definition, changes, wanted)) if (refusal) throw refusal;
}
