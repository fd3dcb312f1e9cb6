import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { Note } from 'shared/domain/money/documents/note';
import { ABROAD } from 'shared/domain/money/documents/taxTreatment';
import { type EDocument, eDocumentOfInvoice, eDocumentOfNote } from 'shared/domain/money/eInvoices/eDocument';
import type { Queries, Row } from '../../../db/tables';
import { decode } from '../../records/rows';
import { invoices } from '../documents/invoices';
import { creditNotes, debitNotes } from '../documents/notes';

/** Filters of the documents. */
export interface EDocumentsAsked {
  /** The company's GSTIN. */
  registration: string;
  /** The first date whose documents need an IRN. */
  from: IsoDate;
  /** `YYYY-MM`: all of a month. By default, those that wait: without IRN, or with one to be cancelled. */
  month?: string | undefined;
  /** Only these, in any state. By default any. */
  ids?: readonly string[] | undefined;
}

/** Limit of a kind at once; nobody looks through more. */
const MOST_OF_KIND = 500;

/** The issued invoices or notes that may need an IRN, the oldest first. */
async function rowsOf(
  db: Queries,
  table: 'invoices' | 'credit_notes' | 'debit_notes',
  { registration, from, month, ids }: EDocumentsAsked,
): Promise<Row[]> {
  const rows = await db
    .selectFrom(`real_${table} as d` as 'real_invoices as d')
    .innerJoin('every_invoices as i', 'i.id', (table === 'invoices' ? 'd.id' : 'd.invoiceId') as 'd.id')
    .leftJoin('e_invoices as e', 'e.documentId', 'd.id')
    .selectAll('d')
    .where('d.registration', '=', registration)
    .where('d.date', '>=', from)
    .where('i.issuedAt', 'is not', null)
    .where('i.taxTreatment', '<>', 'exempt')
    .where((where) => where.or([where('i.clientGstin', '<>', ''), where('i.placeOfSupply', '=', ABROAD)]))
    .$if(ids !== undefined, (query) => query.where('d.id', 'in', [...(ids ?? [])]))
    .$if(month !== undefined, (query) =>
      query.where('d.date', '>=', `${month}-01`).where('d.date', '<=', lastDayOfMonth(month ?? '')),
    )
    .where((where) => {
      const [isNew, isOpen] = [where('e.documentId', 'is', null), where('d.cancelledAt', 'is', null)];
      if (ids !== undefined) return where.lit(true);
      if (month !== undefined) return where.or([where('e.documentId', 'is not', null), isOpen]);
      const isToCancel = where.and([where('d.cancelledAt', 'is not', null), where('e.cancelledAt', 'is', null)]);
      return where.or([where.and([isNew, isOpen]), where.and([where('e.documentId', 'is not', null), isToCancel])]);
    })
    .orderBy('d.date')
    .orderBy('d.id')
    .limit(MOST_OF_KIND + 1)
    .execute();
  return rows as unknown as Row[];
}

/** The invoices of ids. */
async function invoicesOf(db: Queries, ids: readonly string[]): Promise<Map<string, Invoice>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('every_invoices')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, decode(invoices, row)]));
}

/** The documents of a registration that need an IRN, the oldest first. `isCut`: there are more than were read. */
export async function readEDocuments(
  db: Queries,
  asked: EDocumentsAsked,
): Promise<{ documents: EDocument[]; isCut: boolean }> {
  const issued = await rowsOf(db, 'invoices', asked);
  const credits = (await rowsOf(db, 'credit_notes', asked)).map((row) => decode(creditNotes, row));
  const debits = (await rowsOf(db, 'debit_notes', asked)).map((row) => decode(debitNotes, row));
  const known = await invoicesOf(
    db,
    [...credits, ...debits].map(({ invoiceId }) => invoiceId),
  );
  const ofNote = (kind: 'credit' | 'debit', note: Note, number: string) => {
    const invoice = known.get(note.invoiceId);
    return invoice ? eDocumentOfNote(kind, { ...note, number }, invoice) : null;
  };
  const documents = [
    ...issued.map((row) => eDocumentOfInvoice(decode(invoices, row))),
    ...credits.map((note) => ofNote('credit', note, note.creditNoteNumber)),
    ...debits.map((note) => ofNote('debit', note, note.debitNoteNumber)),
  ];
  const isCut = [issued, credits, debits].some(({ length }) => length > MOST_OF_KIND);
  return {
    documents: documents
      .filter((document) => document !== null)
      .sort((a, b) => a.date.localeCompare(b.date) || a.number.localeCompare(b.number)),
    isCut,
  };
}

const tables = {
  INV: { table: 'invoices', number: 'invoiceNo' },
  CRN: { table: 'credit_notes', number: 'creditNoteNumber' },
  DBN: { table: 'debit_notes', number: 'debitNoteNumber' },
} as const;

/**
 * The document that the portal identifies by type, GSTIN, year and number, ignoring case; undefined if there is none.
 */
export async function findEDocument(
  db: Queries,
  named: { type: EDocument['type']; registration: string; financialYear: string; number: string },
): Promise<EDocument | undefined> {
  const { table, number } = tables[named.type];
  const found = await db
    .selectFrom(`live_${table}` as 'live_invoices')
    .select(['id', 'date'])
    .where('registration', '=', named.registration)
    .where('financialYear', '=', named.financialYear)
    .where((where) => where.fn<string>('lower', [number as 'invoiceNo']), '=', named.number.toLowerCase())
    .executeTakeFirst();
  if (!found?.date) return undefined;
  const { documents } = await readEDocuments(db, {
    registration: named.registration,
    from: found.date,
    ids: [found.id],
  });
  return documents[0];
}
