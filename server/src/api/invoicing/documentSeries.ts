import { sql } from 'kysely';
import { documentNumber, type SeriesKind, seriesOf } from 'shared/domain/documentNumber';
import type { IsoDate } from 'shared/domain/isoDate';
import { anyTable, type Queries } from '../../db/tables';

/**
 * The next number of a document's series. Call it in the transaction that stores the document: the counter's row
 * stays locked until then, so that calls at once get numbers without gaps or duplicates, and a failed one none.
 */
export async function nextDocumentNumber(tx: Queries, kind: SeriesKind, date: IsoDate): Promise<string> {
  const row = await anyTable(tx)
    .insertInto('document_series')
    .values({ series: seriesOf(kind, date), last: 1 })
    .onConflict((existing) => existing.column('series').doUpdateSet({ last: sql`"document_series"."last" + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return documentNumber(kind, date, Number(row.last));
}

/** The number that the next document of a series would get. */
export async function peekDocumentNumber(db: Queries, kind: SeriesKind, date: IsoDate): Promise<string> {
  const row = await anyTable(db)
    .selectFrom('document_series')
    .select('last')
    .where('series', '=', seriesOf(kind, date))
    .executeTakeFirst();
  return documentNumber(kind, date, Number(row?.last ?? 0) + 1);
}
