import type { FastifyReply } from 'fastify';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { placeText } from 'shared/domain/invoicing/documentSheet';
import { invoiceSection, noteSection } from 'shared/domain/invoicing/gstr1Section';
import type { Invoice, TaxHead, TaxLine } from 'shared/domain/invoicing/invoice';
import type { Note, NoteKind } from 'shared/domain/invoicing/note';
import type { CsvCell } from 'shared/domain/text/csv';
import { sumPaise } from 'shared/domain/text/money';
import type { Db } from '../../db/tables';
import { amountCell } from '../resource/csvCells';
import { decode } from '../resource/rows';
import { linesOf, sendTable, type TableFormat } from '../resource/sendTable';
import type { Gstr1Document, Gstr1Month, Gstr1Part } from './gstr1Document';
import { gstr1Documents } from './gstr1Documents';
import { gstr1Sac } from './gstr1Sac';
import { invoices } from './invoices';

/** Rows fetched at once: no query stays open while the reader takes its time. */
const CHUNK = 2_000;
/** Lines that are sent at once. */
const BATCH = 500;

const header = [
  'Document type',
  'GSTIN of recipient',
  'Receiver name',
  'Document number',
  'Document date',
  'Document value',
  'Place of supply',
  'Reverse charge',
  'Supply type',
  'Rate',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST/UTGST',
  'Cess',
  'Against invoice',
];

const headSum = (lines: readonly TaxLine[], ...heads: TaxHead[]) =>
  amountCell(
    sumPaise(lines.filter((line) => heads.some((head) => head === line.head)).map((line) => line.amountPaise)),
  );

function cellsOf(document: Gstr1Document, invoice: Invoice): CsvCell[] {
  const { taxLines } = document;
  return [
    document.type,
    invoice.clientGstin,
    invoice.clientName,
    document.number,
    document.date,
    amountCell(document.valuePaise),
    placeText(invoice.placeOfSupply),
    'N',
    document.section,
    invoice.taxPercent,
    amountCell(document.taxablePaise),
    headSum(taxLines, 'IGST'),
    headSum(taxLines, 'CGST'),
    headSum(taxLines, 'SGST', 'UTGST'),
    amountCell(0),
    document.against,
  ];
}

function invoiceDocument(invoice: Invoice): Gstr1Document {
  const { invoiceNo: number, date, totalPaise: valuePaise, subtotalPaise: taxablePaise, taxLines } = invoice;
  return {
    type: 'Invoice',
    section: invoiceSection(invoice),
    number,
    date,
    valuePaise,
    taxablePaise,
    taxLines,
    against: '',
  };
}

/** What GSTR-1 tells of an invoice. */
export function invoiceCells(invoice: Invoice): CsvCell[] {
  return cellsOf(invoiceDocument(invoice), invoice);
}

/** A note that counts, with its number under one name. */
interface CountedNote extends Pick<Note, 'date' | 'amountPaise' | 'taxablePaise' | 'invoiceId' | 'invoiceNo'> {
  number: string;
  taxLines: TaxLine[];
}

/** What GSTR-1 tells of a note; null when it tells nothing. */
function noteDocument(kind: NoteKind, note: CountedNote, invoice: Invoice): Gstr1Document | null {
  const { number, date, amountPaise: valuePaise, taxablePaise, taxLines, invoiceNo: against } = note;
  const section = noteSection({ taxLines }, invoice);
  if (section === null) return null;
  const type = kind === 'credit' ? 'Credit note' : 'Debit note';
  return { type, section, number, date, valuePaise, taxablePaise, taxLines, against };
}

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

/** The month's issued invoices that count, by number. */
const invoicesOf = (db: Db, { registration, month, of }: Gstr1Month) =>
  chunks(
    async (last) => {
      const rows = await db
        .selectFrom('invoices')
        .selectAll()
        .where('registration', '=', registration)
        .where('date', '>=', `${month}-01`)
        .where('date', '<=', lastDayOfMonth(month))
        .where('deletedAt', 'is', null)
        .where('cancelledAt', 'is', null)
        .where('issuedAt', 'is not', null)
        .where('inGstr1a', '=', of === 'GSTR-1A' ? 1 : 0)
        .where('isSample', '=', 0)
        .where('invoiceNo', '>', last)
        .orderBy('invoiceNo')
        .limit(CHUNK)
        .execute();
      return rows.map((row) => decode(invoices, row));
    },
    ({ invoiceNo }) => invoiceNo,
  );

/** The month's notes of a kind that count, by number. */
const notesOf = (db: Db, kind: NoteKind, { registration, month, of }: Gstr1Month) =>
  chunks<CountedNote>(
    async (last) => {
      const column = `${kind}NoteNumber` as const;
      const rows = await db
        .selectFrom(`${kind}_notes` as const)
        .select(['date', 'amountPaise', 'taxablePaise', 'taxLines', 'invoiceId', 'invoiceNo', `${column} as number`])
        .where('registration', '=', registration)
        .where('date', '>=', `${month}-01`)
        .where('date', '<=', lastDayOfMonth(month))
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

/** The month's documents that count, each with its invoice. */
async function* documentsOf(db: Db, month: Gstr1Month): AsyncGenerator<{ document: Gstr1Document; invoice: Invoice }> {
  for await (const issued of invoicesOf(db, month))
    for (const invoice of issued) yield { document: invoiceDocument(invoice), invoice };
  for (const kind of ['credit', 'debit'] as const) {
    for await (const notes of notesOf(db, kind, month)) {
      const rows = await db
        .selectFrom('invoices')
        .selectAll()
        .where('id', 'in', [...new Set(notes.map((note) => note.invoiceId))])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, decode(invoices, row)]));
      for (const note of notes) {
        const invoice = byId.get(note.invoiceId);
        const document = invoice ? noteDocument(kind, note, invoice) : null;
        if (invoice && document) yield { document, invoice };
      }
    }
  }
}

async function* supplies(db: Db, month: Gstr1Month): AsyncGenerator<CsvCell[][]> {
  let lines: CsvCell[][] = [header];
  for await (const { document, invoice } of documentsOf(db, month)) {
    if (lines.push(cellsOf(document, invoice)) < BATCH) continue;
    yield lines;
    lines = [];
  }
  yield lines;
}

/** Answers a part of a month's GSTR-1 or GSTR-1A as a file; the supplies, a line per document, as a stream where it is CSV. `isNamed`: the file's name has the GSTIN. */
export async function sendGstr1(
  db: Db,
  { part, isNamed, ...month }: Gstr1Month & { part: Gstr1Part; isNamed: boolean },
  reply: FastifyReply,
  format: TableFormat,
): Promise<FastifyReply> {
  const file = `${month.of.toLowerCase().replace('-', '')}-${month.month}${isNamed ? `-${month.registration}` : ''}`;
  const lines =
    part === 'documents'
      ? linesOf(await gstr1Documents(db, month))
      : part === 'sac'
        ? linesOf(await gstr1Sac(documentsOf(db, month), month.month))
        : supplies(db, month);
  return sendTable(reply, format, part === 'supplies' ? file : `${file}-${part}`, lines);
}
