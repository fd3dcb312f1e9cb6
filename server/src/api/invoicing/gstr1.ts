import type { FastifyReply } from 'fastify';
import { type CsvCell, csvLine } from 'shared/domain/csv';
import { lastDayOfMonth } from 'shared/domain/dates';
import { placeText } from 'shared/domain/documentSheet';
import { invoiceSection, noteSection } from 'shared/domain/gstr1Section';
import type { Invoice, TaxHead, TaxLine } from 'shared/domain/invoice';
import { sumPaise } from 'shared/domain/money';
import { anyTable, type Db, type Row } from '../../db/tables';
import { begun } from '../resource/begun';
import { amountCell } from '../resource/csvCells';
import { decode } from '../resource/rows';
import { gstr1Documents } from './gstr1Documents';
import type { Gstr1Document, Gstr1Part } from './gstr1Parts';
import { gstr1Sac } from './gstr1Sac';
import { invoices } from './invoices';

/** Rows fetched at once: no query stays open while the reader takes its time. */
const CHUNK = 2_000;
/** Characters that are sent at once. */
const BATCH = 100_000;

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

/** What GSTR-1 tells of a stored note; null when it tells nothing. */
function noteDocument(kind: 'credit' | 'debit', note: Row, invoice: Invoice): Gstr1Document | null {
  const taxLines = JSON.parse(String(note.taxLines)) as TaxLine[];
  const section = noteSection({ taxLines }, invoice);
  if (section === null) return null;
  const type = kind === 'credit' ? 'Credit note' : 'Debit note';
  return {
    type,
    section,
    number: String(note[`${kind}NoteNumber`]),
    date: String(note.date),
    valuePaise: Number(note.amountPaise),
    taxablePaise: Number(note.taxablePaise),
    taxLines,
    against: String(note.invoiceNo),
  };
}

/** The month's rows of a table that count, by number of document. */
async function* monthRows(db: Db, table: string, number: string, month: string): AsyncGenerator<Row[]> {
  for (let last = ''; ; ) {
    const rows = await anyTable(db)
      .selectFrom(table)
      .selectAll()
      .where('date', '>=', `${month}-01`)
      .where('date', '<=', lastDayOfMonth(month))
      .where('deletedAt', 'is', null)
      .where('cancelledAt', 'is', null)
      .where(number, '>', last)
      .$if(table === 'invoices', (query) => query.where('issuedAt', 'is not', null))
      .orderBy(number)
      .limit(CHUNK)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    last = String(rows.at(-1)?.[number]);
  }
}

/** The month's documents that count, each with its invoice. */
async function* documentsOf(db: Db, month: string): AsyncGenerator<{ document: Gstr1Document; invoice: Invoice }> {
  const read = (row: Row) => decode(invoices, row) as unknown as Invoice;
  for await (const rows of monthRows(db, 'invoices', 'invoiceNo', month)) {
    for (const invoice of rows.map(read)) yield { document: invoiceDocument(invoice), invoice };
  }
  for (const kind of ['credit', 'debit'] as const) {
    for await (const notes of monthRows(db, `${kind}_notes`, `${kind}NoteNumber`, month)) {
      const found = await anyTable(db)
        .selectFrom('invoices')
        .selectAll()
        .where('id', 'in', [...new Set(notes.map((note) => String(note.invoiceId)))])
        .execute();
      const byId = new Map(found.map((row) => [row.id, read(row)]));
      for (const note of notes) {
        const invoice = byId.get(String(note.invoiceId)) as Invoice;
        const document = noteDocument(kind, note, invoice);
        if (document) yield { document, invoice };
      }
    }
  }
}

async function* supplies(db: Db, month: string): AsyncGenerator<string> {
  let text = csvLine(header);
  for await (const { document, invoice } of documentsOf(db, month)) {
    text += csvLine(cellsOf(document, invoice));
    if (text.length < BATCH) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Answers a part of a month's GSTR-1 as CSV; the supplies, a line per document, as a stream. */
export async function sendGstr1(db: Db, month: string, part: Gstr1Part, reply: FastifyReply): Promise<FastifyReply> {
  const name = part === 'supplies' ? `gstr1-${month}.csv` : `gstr1-${month}-${part}.csv`;
  const body =
    part === 'documents'
      ? await gstr1Documents(db, month)
      : part === 'sac'
        ? await gstr1Sac(documentsOf(db, month), month)
        : await begun(supplies(db, month));
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(body);
}
