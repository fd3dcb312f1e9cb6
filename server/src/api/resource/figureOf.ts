import { sql } from 'kysely';
import type { Figure, MoneyFigure } from 'shared/domain/figure';
import type { Queries } from '../../db/tables';
import type { Resource } from './definition';
import { readSelection } from './selection';
import { matching } from './selectRecords';

/** Which list a figure counts. */
export interface FigureSource {
  definition: Resource;
  /** The page that lists the records. */
  page: string;
  /** The parameters that narrow the list, which the page's address takes too. By default none. */
  query?: Readonly<Record<string, string>>;
  /** The column that is added up. By default none. */
  sum?: string;
}

/** Counts what a list shows by the list's own rules, so that a figure and the page it leads to can't differ. */
export function figureOf(db: Queries, source: FigureSource & { sum: string }): Promise<MoneyFigure>;
export function figureOf(db: Queries, source: FigureSource): Promise<Figure>;
export async function figureOf(
  db: Queries,
  { definition, page, query = {}, sum }: FigureSource,
): Promise<Figure & Partial<MoneyFigure>> {
  const { count, total } = await matching(db, definition, readSelection(definition, query))
    .select([sql<number>`count(*)`.as('count'), sql<number | null>`sum(${sql.ref(sum ?? 'version')})`.as('total')])
    .executeTakeFirstOrThrow();
  const address = new URLSearchParams(query).toString();
  return {
    count: Number(count),
    path: address === '' ? page : `${page}?${address}`,
    ...(sum !== undefined && { amountPaise: Number(total ?? 0) }),
  };
}
