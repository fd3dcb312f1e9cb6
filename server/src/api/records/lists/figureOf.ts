import { sql } from 'kysely';
import type { Queries } from '../../../db/tables';
import type { Resource } from '../definition';
import { readSelection } from './selection';
import { matching } from './selectRecords';

/** Which list a figure counts. */
export interface FigureSource {
  definition: Resource;
  /** The parameters that narrow the list. By default none. */
  query?: Readonly<Record<string, string>>;
  /** The column that is added up. By default none. */
  sum?: string;
}

/** A list's figures: the number of records, and the sum of a column. */
export interface Counted {
  count: number;
  /** The parameters that narrowed it, as an address has them. */
  query: string;
}

/** Counts what a list shows by the list's own rules, so that a figure and the page it leads to can't differ. */
export function figureOf(
  db: Queries,
  source: FigureSource & { sum: string },
): Promise<Counted & { amountPaise: number }>;
export function figureOf(db: Queries, source: FigureSource): Promise<Counted & { amountPaise?: number }>;
export async function figureOf(
  db: Queries,
  { definition, query = {}, sum }: FigureSource,
): Promise<Counted & { amountPaise?: number }> {
  const { count, total } = await matching(db, definition, readSelection(definition, query))
    .select([sql<number>`count(*)`.as('count'), sql<number | null>`sum(${sql.ref(sum ?? 'version')})`.as('total')])
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    query: new URLSearchParams(query).toString(),
    ...(sum !== undefined && { amountPaise: Number(total ?? 0) }),
  };
}
