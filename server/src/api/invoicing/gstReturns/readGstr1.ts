import { sql } from 'kysely';
import {
  type Gstr1Document,
  gstr1OfInvoice,
  gstr1OfNote,
  type ToldInvoice,
  type ToldNote,
} from 'shared/domain/invoicing/gstr1/gstr1Document';
import { type IssuedSeries, issuedSeries } from 'shared/domain/invoicing/gstr1/issuedSeries';
import { returnBounds } from 'shared/domain/invoicing/gstr1/returnPeriod';
import type { TaxLine } from 'shared/domain/invoicing/invoice';
import type { NoteKind } from 'shared/domain/invoicing/note';
import type { Queries } from '../../../db/tables';
import type { Gstr1Asked } from './gstr1Asked';

/** Rows fetched at once: no query stays open while the reader takes its time. */
const CHUNK = 2_000;

const invoiceColumns = [
  ...(['id', 'invoiceNo', 'date', 'clientGstin', 'clientName', 'sez', 'taxTreatment', 'taxPercent'] as const),
  ...(['placeOfSupply', 'totalPaise', 'subtotalPaise', 'taxLines', 'linePaise', 'items'] as const),
] as const;

const selectInvoices = (db: Queries) => db.selectFrom('invoices').select(invoiceColumns);
type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

const toldInvoice = (row: InvoiceRow): ToldInvoice => ({
  ...row,
  sez: row.sez === 1,
  taxLines: JSON.parse(row.taxLines) as TaxLine[],
  linePaise: JSON.parse(row.linePaise) as number[],
  items: JSON.parse(row.items) as { sac: string }[],
});

/** Reads in chunks what comes after the last number that was read. */
async function* chunks<R>(read: (last: string) => Promise<R[]>, numberOf: (row: R) => string): AsyncGenerator<R[]> {
  let last = '';
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < CHUNK) return;
    last = numberOf(end);
  }
}

/** The period's issued invoices that count, by number. */
const invoicesOf = (db: Queries, { registration, period, of }: Gstr1Asked) =>
  chunks(
    async (last) => {
      const { from, to } = returnBounds(period);
      const rows = await selectInvoices(db)
        .where('registration', '=', registration)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .where('deletedAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .where('issuedAt', 'is not', null)
        .where('inGstr1a', '=', of === 'GSTR-1A' ? 1 : 0)
        .where('isSample', '=', 0)
        .where('invoiceNo', '>', last)
        .orderBy('invoiceNo')
        .limit(CHUNK)
        .execute();
      return rows.map(toldInvoice);
    },
    ({ invoiceNo }) => invoiceNo,
  );

/** The period's notes of a kind that count, by number. */
const notesOf = (db: Queries, kind: NoteKind, { registration, period, of }: Gstr1Asked) =>
  chunks<ToldNote & { invoiceId: string }>(
    async (last) => {
      const { from, to } = returnBounds(period);
      const column = `${kind}NoteNumber` as const;
      const rows = await db
        .selectFrom(`${kind}_notes` as const)
        .select(['id', 'date', 'amountPaise', 'taxablePaise', 'taxLines', 'invoiceId', `${column} as number`])
        .where('registration', '=', registration)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .where('deletedAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .where('inGstr1a', '=', of === 'GSTR-1A' ? 1 : 0)
        .where('isSample', '=', 0)
        .where(column, '>', last)
        .orderBy(column)
        .limit(CHUNK)
        .execute();
      return rows.map((row) => ({ ...row, taxLines: JSON.parse(row.taxLines) as TaxLine[] }));
    },
    ({ number }) => number,
  );

/** The documents of a period that GSTR-1 or GSTR-1A tells of: invoices, credit notes, debit notes, each by number. */
export async function* readGstr1(db: Queries, asked: Gstr1Asked): AsyncGenerator<Gstr1Document> {
  for await (const issued of invoicesOf(db, asked)) for (const invoice of issued) yield gstr1OfInvoice(invoice);
  for (const kind of ['credit', 'debit'] as const) {
    for await (const notes of notesOf(db, kind, asked)) {
      const rows = await selectInvoices(db)
        .where('id', 'in', [...new Set(notes.map((note) => note.invoiceId))])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, toldInvoice(row)]));
      for (const note of notes) {
        const invoice = byId.get(note.invoiceId);
        const document = invoice ? gstr1OfNote(kind, note, invoice) : null;
        if (document) yield document;
      }
    }
  }
}

/** All documents of a period at once. */
export async function allDocuments(db: Queries, asked: Gstr1Asked): Promise<Gstr1Document[]> {
  const documents: Gstr1Document[] = [];
  for await (const document of readGstr1(db, asked)) documents.push(document);
  return documents;
}

/** The documents that table 13 counts. */
const natures = [
  { type: 'Invoice', table: 'invoices', number: 'invoiceNo as number' },
  { type: 'Debit note', table: 'debit_notes', number: 'debitNoteNumber as number' },
  { type: 'Credit note', table: 'credit_notes', number: 'creditNoteNumber as number' },
] as const;

/** A credit note that some table tells of: a financial one has no tax although its invoice has. */
const isToldCredit = sql<boolean>`("taxLines" <> '[]' or exists (select 1 from "invoices" where "invoices"."id" = "invoiceId" and "invoices"."taxLines" = '[]'))`;

/** The series of the documents that the other tables of a period's GSTR-1 or GSTR-1A tell of, and of the cancelled ones (table 13). */
export async function readSeries(db: Queries, { registration, period, of }: Gstr1Asked): Promise<IssuedSeries[]> {
  const { from, to } = returnBounds(period);
  const series: IssuedSeries[] = [];
  for (const { type, table, number } of natures) {
    const rows = await db
      .selectFrom(table)
      .select([number, 'cancelledAt'])
      .where('registration', '=', registration)
      .where('inGstr1a', '=', of === 'GSTR-1A' ? 1 : 0)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('deletedAt', 'is', null)
      .where('isSample', '=', 0)
      .$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .$if(table === 'credit_notes', (query) => query.where(isToldCredit))
      .execute();
    series.push(
      ...issuedSeries(
        type,
        rows.map((row) => ({ number: row.number, isCancelled: row.cancelledAt !== null })),
      ),
    );
  }
  return series;
}
