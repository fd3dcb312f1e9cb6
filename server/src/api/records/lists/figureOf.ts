import { sql } from 'kysely';
import type { Queries } from '../../../db/tables';
import type { Resource } from '../definition';
import { readSelection } from './selection';
import { matching } from './selectRecords';

/** Which list a figure counts. */
export interface FigureSource {
  definition: Resource;
  /** The filter parameters. By default none. */
  query?: Readonly<Record<string, string>>;
  /** The column to total. By default none. */
  sum?: string;
}

/** A list's figures: the number of records, and the total of a column. */
export interface Counted {
  count: number;
  /** The filter parameters, as in an address. */
  query: string;
}

/** Counts what a list shows by the list's own rules, so that a figure and its page can't differ. */
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
