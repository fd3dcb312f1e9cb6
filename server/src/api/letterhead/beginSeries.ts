import { today } from 'shared/domain/dates/dates';
import { documentNumber, SeriesFullError, seriesOf } from 'shared/domain/money/documents/documentNumber';
import {
  type NumberSeries,
  realSeries,
  type SeriesStart,
  seriesNames,
} from 'shared/domain/money/documents/numberSeries';
import type { Actor } from '../../core/actorOf';
import { badInput, conflict } from '../../core/errors';
import type { Queries } from '../../db/tables';
import { writeAudit } from '../records/changes/audit';

/** The series of this financial year under a registration. */
export async function readSeries(db: Queries, registration: string): Promise<NumberSeries[]> {
  const day = today();
  const rows = await db.selectFrom('document_series').selectAll().where('registration', '=', registration).execute();
  return realSeries.map((kind) => {
    const row = rows.find(({ series }) => series === seriesOf(kind, day));
    const next = (row?.last ?? 0) + 1;
    return { kind, next, number: documentNumber(kind, day, next), isBegun: row !== undefined && row.last >= row.first };
  });
}

/** Throws 400 for a number longer than the law allows. `day` is by default today. */
export function refuseLong({ kind, next }: SeriesStart, day: string = today()): void {
  try {
    documentNumber(kind, day, next);
  } catch (error) {
    if (!(error instanceof SeriesFullError)) throw error;
    const msg = `${seriesOf(kind, day)}${next} is longer than the 16 characters that the law allows. Enter a smaller number.`;
    throw badInput([{ path: 'next', msg }]);
  }
}

/**
 * Makes a series of a registration's financial year start at a number. Call it in a transaction; concurrent issuing
 * waits. Throws 400 for a number that is too long, and 409 once something was issued in the series.
 */
export async function beginSeries(tx: Queries, registration: string, start: SeriesStart, actor: Actor): Promise<void> {
  const { kind, next } = start;
  const day = today();
  refuseLong(start, day);
  const series = seriesOf(kind, day);
  const row = await tx
    .insertInto('document_series')
    .values({ registration, series, first: 1, last: 0 })
    .onConflict((existing) => existing.columns(['registration', 'series']).doUpdateSet({ series }))
    .returning(['first', 'last'])
    .executeTakeFirstOrThrow();
  if (row.last >= row.first)
    throw conflict(
      'refused',
      `${documentNumber(kind, day, row.last)} is already issued, and the numbers after it go on without a gap. A series can begin at another number only before its first document.`,
    );
  await tx
    .updateTable('document_series')
    .set({ first: next, last: next - 1 })
    .where('registration', '=', registration)
    .where('series', '=', series)
    .execute();
  const { id } = await tx
    .selectFrom('every_letterhead')
    .select('id')
    .orderBy((order) => order.case().when('gstin', '=', registration).then(0).else(1).end())
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [before, after] = [row.first, next].map((place) => documentNumber(kind, day, place));
  if (before !== after)
    await writeAudit(
      tx,
      'letterhead',
      id,
      'update',
      { [`next number of ${seriesNames[kind].toLowerCase()}`]: [before, after] },
      actor,
    );
}
