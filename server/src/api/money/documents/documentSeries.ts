import { sql } from 'kysely';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import {
  documentNumber,
  followingNumber,
  type SeriesKind,
  seriesOf,
} from 'shared/domain/money/documents/documentNumber';
import { DEFAULT_INVOICE_NO } from 'shared/domain/money/documents/invoice';
import { ApiError } from '../../../core/errors';
import type { Queries } from '../../../db/tables';

/** The fields that decide a document's series. */
interface InSeries {
  /** The GSTIN of the series; empty for samples. */
  registration: string;
  kind: SeriesKind;
  date: IsoDate;
}

/**
 * The next number of a document's series. Call it in the transaction that stores the document: the counter's row
 * stays locked until then, so that calls at once get numbers without gaps or duplicates, and a failed one none.
 */
export async function nextDocumentNumber(tx: Queries, { registration, kind, date }: InSeries): Promise<string> {
  const row = await tx
    .insertInto('document_series')
    .values({ registration, series: seriesOf(kind, date), first: 1, last: 1 })
    .onConflict((existing) =>
      existing.columns(['registration', 'series']).doUpdateSet({ last: sql<number>`"document_series"."last" + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return documentNumber(kind, date, row.last);
}

/** The number that the next document of a series would get. */
export async function peekDocumentNumber(db: Queries, { registration, kind, date }: InSeries): Promise<string> {
  const row = await db
    .selectFrom('document_series')
    .select('last')
    .where('registration', '=', registration)
    .where('series', '=', seriesOf(kind, date))
    .executeTakeFirst();
  return documentNumber(kind, date, (row?.last ?? 0) + 1);
}

const prefix = DEFAULT_INVOICE_NO.replace(/\d+$/, '');

async function isTaken(db: Queries, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_invoices')
    .select('id')
    .where('draftNo', '=', number)
    .where('draftNo', '<>', '')
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of a new draft: INV-001, or the one after the highest of its kind when that is taken. */
export async function suggestDraftNumber(db: Queries): Promise<string> {
  if (!(await isTaken(db, DEFAULT_INVOICE_NO))) return DEFAULT_INVOICE_NO;
  const rows = await db
    .selectFrom('live_invoices')
    .select('draftNo')
    .where('draftNo', '>=', `${prefix}0`)
    .where('draftNo', '<', `${prefix}:`)
    .where('draftNo', '<>', '')
    .orderBy((order) => order.fn('length', ['draftNo']), 'desc')
    .orderBy('draftNo', 'desc')
    .limit(50)
    .execute();
  const highest =
    rows.map((row) => row.draftNo).find((number) => /^\d+$/.test(number.slice(prefix.length))) ?? DEFAULT_INVOICE_NO;
  const next = followingNumber(highest);
  return next.length <= 16 ? next : '';
}

/** Throws 409 at the field when another invoice has this number, or had it as a draft. */
export async function refuseTakenNumber(db: Queries, number: string): Promise<void> {
  if (number === '' || !(await isTaken(db, number))) return;
  const msg = `${number} is taken; ${await suggestDraftNumber(db)} is free.`;
  throw new ApiError(409, 'number_taken', msg, { errors: [{ path: 'invoiceNo', msg }] });
}
