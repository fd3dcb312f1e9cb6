import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { type CsvCell, csvLine } from 'shared/domain/csv';
import { lastDayOfMonth } from 'shared/domain/dates';
import type { Invoice, TaxHead, TaxLine } from 'shared/domain/invoice';
import { placeText } from 'shared/domain/documentSheet';
import { sumPaise } from 'shared/domain/money';
import { anyTable, type Db, type ResourceTables, type Row } from '../../db/tables';
import { decode } from '../resource/codec';
import { invoices } from '../resources/invoices';
import { amountCell } from './amountCell';

/** Rows fetched at once: no query stays open while the reader takes its time. */
const CHUNK = 2_000;

const header = [
  'Document type', 'GSTIN of recipient', 'Receiver name', 'Document number', 'Document date', 'Document value', 'Place of supply', 'Reverse charge',
  'Supply type', 'Rate', 'Taxable value', 'IGST', 'CGST', 'SGST/UTGST', 'Cess', 'Against invoice',
];

interface Document {
  type: 'Invoice' | 'Credit note' | 'Debit note';
  number: string;
  date: string | null;
  valuePaise: number;
  taxablePaise: number;
  taxLines: readonly TaxLine[];
  against: string;
}

const headSum = (lines: readonly TaxLine[], ...heads: TaxHead[]) => amountCell(sumPaise(lines.filter((line) => heads.some((head) => head === line.head)).map((line) => line.amountPaise)));

function cellsOf(document: Document, invoice: Invoice): CsvCell[] {
  const { taxLines } = document;
  const supply = invoice.sez ? 'SEZ' : invoice.clientGstin ? 'B2B' : 'B2C';
  return [
    document.type, invoice.clientGstin, invoice.clientName, document.number, document.date, amountCell(document.valuePaise), placeText(invoice.placeOfSupply), 'N',
    supply, invoice.taxPercent, amountCell(document.taxablePaise), headSum(taxLines, 'IGST'), headSum(taxLines, 'CGST'), headSum(taxLines, 'SGST', 'UTGST'), amountCell(0), document.against,
  ];
}

/** What GSTR-1 tells of an invoice. */
export function invoiceCells(invoice: Invoice): CsvCell[] {
  const { invoiceNo: number, date, totalPaise: valuePaise, taxLines } = invoice;
  return cellsOf({ type: 'Invoice', number, date, valuePaise, taxablePaise: invoice.subtotalPaise, taxLines, against: '' }, invoice);
}

/** What GSTR-1 tells of a stored note. */
export function noteCells(kind: 'credit' | 'debit', note: Row, invoice: Invoice): CsvCell[] {
  const valuePaise = Number(note.amountPaise);
  const document = { number: String(note[`${kind}NoteNumber`]), date: String(note.date), valuePaise, taxablePaise: Number(note.taxablePaise), taxLines: JSON.parse(String(note.taxLines)) as TaxLine[], against: String(note.invoiceNo) };
  return cellsOf({ type: kind === 'credit' ? 'Credit note' : 'Debit note', ...document }, invoice);
}

/** The month's rows of a table that count, by number of document. */
async function* monthRows(db: Kysely<ResourceTables>, table: string, number: string, month: string): AsyncGenerator<Row[]> {
  for (let last = ''; ;) {
    const rows = await db.selectFrom(table).selectAll().where('date', '>=', `${month}-01`).where('date', '<=', lastDayOfMonth(month))
      .where('deletedAt', 'is', null).where('cancelledAt', 'is', null).where(number, '>', last).$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .orderBy(number).limit(CHUNK).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    last = String(rows.at(-1)?.[number]);
  }
}

async function* lines(db: Kysely<ResourceTables>, month: string): AsyncGenerator<string> {
  yield csvLine(header);
  for await (const rows of monthRows(db, 'invoices', 'invoiceNo', month)) yield rows.map((row) => csvLine(invoiceCells(decode(invoices, row) as unknown as Invoice))).join('');
  for (const kind of ['credit', 'debit'] as const) {
    for await (const notes of monthRows(db, `${kind}_notes`, `${kind}NoteNumber`, month)) {
      const found = await db.selectFrom('invoices').selectAll().where('id', 'in', [...new Set(notes.map((note) => String(note.invoiceId)))]).execute();
      const byId = new Map(found.map((row) => [row.id, decode(invoices, row) as unknown as Invoice]));
      yield notes.map((note) => csvLine(noteCells(kind, note, byId.get(String(note.invoiceId)) as Invoice))).join('');
    }
  }
}

/** Answers the outward supplies of a month, a line per issued document, as a stream. */
export function sendGstr1(db: Db, month: string, reply: FastifyReply): FastifyReply {
  return reply.type('text/csv; charset=utf-8').header('Content-Disposition', `attachment; filename="gstr1-${month}.csv"`).send(Readable.from(lines(anyTable(db), month)));
}
