import type { Dated } from 'shared/domain/records/datedFacts';
import { groupBy } from 'shared/domain/records/groupBy';
import type { z } from 'zod';
import type { Queries } from '../../db/tables';
import { liveRows } from '../records/liveRows';
import { decoded } from '../records/rows';
import type { FactKind } from './factKinds';

/** The facts of records with their dates, by record, earliest first; records without changes are missing. */
export async function readFacts<R extends z.ZodObject>(
  db: Queries,
  kind: FactKind<R>,
  ids: readonly string[],
): Promise<Map<string, Dated<z.output<R>>[]>> {
  const rows = await liveRows(db, kind)
    .selectAll()
    .where(kind.column as string, 'in', ['', ...ids])
    .orderBy('startsOn')
    .execute();
  const facts = rows.map((row) => decoded(kind, row) as unknown as Dated<z.output<R>>);
  return groupBy(facts, (fact) => String(fact[kind.column]));
}
