import { type RawBuilder, sql } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import type { Resource } from './definition';
import { perResource } from './perResource';

/** Whether a record is current, by its resource's rule; without a rule, every record is. */
export function isCurrent({ current }: Pick<Resource, 'current'>, record: Readonly<Record<string, unknown>>): boolean {
  if (current === undefined) return true;
  if ('values' in current) return current.values.includes(String(record[current.column]));
  const until = record[current.until] ?? null;
  return until === null || String(until) >= today();
}

/** The same as a condition; undefined if every record is current. */
export function currentCondition({ current }: Pick<Resource, 'current'>): RawBuilder<boolean> | undefined {
  if (current === undefined) return undefined;
  if ('values' in current) return sql<boolean>`${sql.ref(current.column)} in (${sql.join(current.values)})`;
  const until = sql.ref(current.until);
  return sql<boolean>`(${until} is null or ${until} >= ${today()})`;
}

const narrowed = perResource<Resource>();

/** A resource narrowed to its current records, and to the others; undefined without a rule. Cached for the day. */
export function byCurrent<R extends Resource>(definition: R): { current: R; others: R } | undefined {
  const condition = currentCondition(definition);
  if (!condition) return undefined;
  const within = (own: RawBuilder<boolean>) => () => ({
    ...definition,
    within: definition.within ? sql<boolean>`(${definition.within} and ${own})` : own,
  });
  return {
    current: narrowed(definition, `current ${today()}`, within(condition)) as R,
    others: narrowed(definition, `others ${today()}`, within(sql<boolean>`not ${condition}`)) as R,
  };
}
