import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { lawValues } from 'shared/domain/law/lawValues';
import type { TaxLine } from 'shared/domain/money/documents/invoice';
import type { NoteKind } from 'shared/domain/money/documents/note';
import type { NoteLine } from 'shared/domain/money/documents/noteLine';
import { b2b } from 'shared/domain/money/returns/gstr1/b2b';
import { cdnr } from 'shared/domain/money/returns/gstr1/cdnr';
import {
  type Gstr1Document,
  gstr1OfInvoice,
  gstr1OfNote,
  type ToldInvoice,
  type ToldNote,
} from 'shared/domain/money/returns/gstr1Document';
import { sectionsOf } from 'shared/domain/money/returns/gstr1File';
import type { LargeSupply } from 'shared/domain/money/returns/gstr1Section';
import { type IssuedSeries, issuedNatures, issuedSeries } from 'shared/domain/money/returns/issuedSeries';
import { returnBounds } from 'shared/domain/money/returns/returnPeriod';
import type { Queries } from '../../../db/tables';
import { endOf } from '../../duties/endOf';
import type { Gstr1Asked } from './gstr1Asked';

/** Rows fetched at once: no query stays open while the reader is slow, and other work gets its turn. */
const CHUNK = 500;

const invoiceColumns = [
  ...(['id', 'invoiceNo', 'date', 'clientGstin', 'clientName', 'sez', 'taxTreatment', 'taxPercent'] as const),
  'registration',
  ...(['placeOfSupply', 'totalPaise', 'subtotalPaise', 'taxLines', 'linePaise', 'items'] as const),
] as const;

const selectInvoices = (db: Queries) => db.selectFrom('every_invoices as invoices').select(invoiceColumns);
type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number];

const toldInvoice = (row: InvoiceRow): ToldInvoice => ({
  ...row,
  sez: row.sez === 1,
  taxLines: JSON.parse(row.taxLines) as TaxLine[],
  linePaise: JSON.parse(row.linePaise) as number[],
  items: JSON.parse(row.items) as { sac: string }[],
});

/** Which documents to read: those of a return, or by id in any return. */
export type Gstr1Wanted = Gstr1Asked | (Omit<Gstr1Asked, 'of'> & { ids: readonly string[] });

const tables = {
  invoice: { table: 'invoices', number: 'invoiceNo', issuedAt: 'issuedAt' },
  credit: { table: 'credit_notes', number: 'creditNoteNumber', issuedAt: 'createdAt' },
  debit: { table: 'debit_notes', number: 'debitNoteNumber', issuedAt: 'createdAt' },
} as const;

/** The valid, requested documents of a kind, without columns. */
function wantedRows(db: Queries, kind: keyof typeof tables, wanted: Gstr1Wanted) {
  const { from, to } = returnBounds(wanted.period);
  const { table, issuedAt } = tables[kind];
  const asOf = wanted.asOf === undefined ? undefined : endOf(wanted.asOf);
  return db
    .selectFrom(`real_${table}` as 'real_invoices')
    .where('registration', '=', wanted.registration)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(issuedAt as 'issuedAt', 'is not', null)
    .$if('ids' in wanted, (query) => query.where('id', 'in', 'ids' in wanted ? [...wanted.ids] : []))
    .$if('of' in wanted, (query) => query.where('inGstr1a', '=', 'of' in wanted && wanted.of === 'GSTR-1A' ? 1 : 0))
    .$if(asOf !== undefined, (query) => query.where(issuedAt as 'issuedAt', '<', asOf ?? ''))
    .where((where) =>
      asOf === undefined
        ? where('cancelledAt', 'is', null)
        : where.or([where('cancelledAt', 'is', null), where('cancelledAt', '>=', asOf)]),
    );
}

/**
 * The ids of the valid, requested documents of a kind, by number: a consistent snapshot, however long reading the rows
 * takes.
 */
async function wantedIds(db: Queries, kind: keyof typeof tables, wanted: Gstr1Wanted): Promise<string[]> {
  const rows = await wantedRows(db, kind, wanted)
    .select('id')
    .orderBy(tables[kind].number as 'invoiceNo')
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads rows by id, a few at a time, in the order of the ids. */
async function* chunks<R extends { id: string }>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let at = 0; at < ids.length; at += CHUNK) {
    if (at > 0) await setImmediate();
    const some = ids.slice(at, at + CHUNK);
    const byId = new Map((await read(some)).map((row) => [row.id, row]));
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

const invoicesOf = async (db: Queries, ids: readonly string[]): Promise<InvoiceRow[]> =>
  selectInvoices(db)
    .where('id', 'in', [...ids])
    .execute();

async function notesOf(
  db: Queries,
  kind: NoteKind,
  ids: readonly string[],
): Promise<(ToldNote & { invoiceId: string })[]> {
  const { table, number } = tables[kind];
  const rows = await db
    .selectFrom(`every_${table}` as 'every_credit_notes')
    .select([
      ...(['id', 'date', 'amountPaise', 'taxablePaise', 'taxLines', 'lines', 'invoiceId'] as const),
      `${number as 'creditNoteNumber'} as number`,
    ])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    ...row,
    taxLines: JSON.parse(row.taxLines) as TaxLine[],
    lines: JSON.parse(row.lines) as NoteLine[],
  }));
}

const registered = sectionsOf(b2b, cdnr);

/** Whether IFF reports a document: only invoices and notes to registered clients. */
const isToRegistered = ({ section }: Gstr1Document): boolean => registered.includes(section);

/** The value from which a large supply is reported separately, by date. */
async function readLimits(db: Queries): Promise<LargeSupply[]> {
  const rows = await db
    .selectFrom('live_law_rows')
    .select(['from', 'value'])
    .where('kind', '=', 'large-supply')
    .orderBy('from')
    .execute();
  return rows.map(({ from, value }) => ({ from, ...lawValues['large-supply'].parse(JSON.parse(value)) }));
}

/** Invoices, credit notes, debit notes, each by number. */
async function* countedDocuments(db: Queries, asked: Gstr1Wanted): AsyncGenerator<Gstr1Document> {
  const limits = await readLimits(db);
  const issued = await wantedIds(db, 'invoice', asked);
  for await (const rows of chunks(issued, (ids) => invoicesOf(db, ids)))
    for (const row of rows) yield gstr1OfInvoice(toldInvoice(row), limits);
  for (const kind of ['credit', 'debit'] as const) {
    const written = await wantedIds(db, kind, asked);
    for await (const notes of chunks(written, (ids) => notesOf(db, kind, ids))) {
      const rows = await invoicesOf(db, [...new Set(notes.map((note) => note.invoiceId))]);
      const byId = new Map(rows.map((row) => [row.id, toldInvoice(row)]));
      for (const note of notes) {
        const invoice = byId.get(note.invoiceId);
        const document = invoice ? gstr1OfNote(kind, note, invoice, limits) : null;
        if (document) yield document;
      }
    }
  }
}

/** The documents of a return, or by id: invoices, credit notes, debit notes, each by number. */
export async function* readGstr1(db: Queries, asked: Gstr1Wanted): AsyncGenerator<Gstr1Document> {
  const isIff = 'of' in asked && asked.of === 'IFF';
  for await (const document of countedDocuments(db, asked)) if (!isIff || isToRegistered(document)) yield document;
}

/** The same, as one list. */
export async function allDocuments(db: Queries, asked: Gstr1Wanted): Promise<Gstr1Document[]> {
  const documents: Gstr1Document[] = [];
  for await (const document of readGstr1(db, asked)) documents.push(document);
  return documents;
}

/** The documents that table 13 counts. */
const natures = [
  { type: 'Invoice', kind: 'invoice' },
  { type: 'Debit note', kind: 'debit' },
  { type: 'Credit note', kind: 'credit' },
] as const;

/** A credit note in some table; a financial one has no tax, although its invoice has. */
const isToldCredit = sql<boolean>`("taxLines" <> '[]' or exists (select 1 from "invoices" where "invoices"."id" = "invoiceId" and "invoices"."taxLines" = '[]'))`;

/**
 * The series of the documents in the other tables of a period's GSTR-1 or GSTR-1A, including cancelled ones (table 13);
 * IFF has none.
 */
export async function readSeries(db: Queries, { registration, period, of, asOf }: Gstr1Asked): Promise<IssuedSeries[]> {
  if (of === 'IFF') return [];
  const { from, to } = returnBounds(period);
  const until = asOf === undefined ? undefined : endOf(asOf);
  const series: IssuedSeries[] = [];
  for (const { type, kind } of natures) {
    const { table, number, issuedAt } = tables[kind];
    const rows = await db
      .selectFrom(`real_${table}` as 'real_invoices')
      .select([`${number as 'invoiceNo'} as number`, 'cancelledAt'])
      .where('registration', '=', registration)
      .where('inGstr1a', '=', of === 'GSTR-1A' ? 1 : 0)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where(issuedAt as 'issuedAt', 'is not', null)
      .$if(until !== undefined, (query) => query.where(issuedAt as 'issuedAt', '<', until ?? ''))
      .$if(kind === 'credit', (query) => query.where(isToldCredit))
      .execute();
    const isCancelled = (at: string | null) => at !== null && (until === undefined || at < until);
    series.push(
      ...issuedSeries(
        type,
        rows.map((row) => ({ number: row.number, isCancelled: isCancelled(row.cancelledAt) })),
      ),
    );
  }
  if (of !== 'GSTR-1') return series;
  const numbered = { registration, from, to, until };
  for (const table of ['vouchers', 'reverse_charge_documents'] as const)
    series.push(...(await voucherSeries(db, table, numbered)));
  const place = ({ type }: IssuedSeries) => issuedNatures.findIndex((nature) => nature.type === type);
  return series.sort((a, b) => place(a) - place(b));
}

/** Which documents of a period a return counts. */
interface Numbered {
  registration: string;
  from: string;
  to: string;
  /** The state at the end of this time; undefined for now. */
  until: string | undefined;
}

const voucherTypes = {
  vouchers: { receipt: 'Receipt voucher', refund: 'Refund voucher' },
  reverse_charge_documents: { invoice: 'Self-invoice', payment: 'Payment voucher' },
} as const;

/** The series of a table's documents by kind: vouchers of advances, or self-invoices and payment vouchers. */
async function voucherSeries(
  db: Queries,
  table: keyof typeof voucherTypes,
  { registration, from, to, until }: Numbered,
): Promise<IssuedSeries[]> {
  const rows = await db
    .selectFrom(`live_${table}` as 'live_vouchers')
    .select(['kind', 'number', 'cancelledAt'])
    .where('registration', '=', registration)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(until !== undefined, (query) => query.where('createdAt', '<', until ?? ''))
    .execute();
  const numbered = rows.map(({ kind, number, cancelledAt: at }) => ({
    ...{ kind: kind as string, number, isCancelled: at !== null && (until === undefined || at < until) },
  }));
  return Object.entries(voucherTypes[table]).flatMap(([kind, type]) =>
    issuedSeries(
      type,
      numbered.filter((row) => row.kind === kind),
    ),
  );
}

/** The ids of a period's issued documents changed since a time, including cancelled and deleted ones. */
export async function touchedDocuments(
  db: Queries,
  { registration, period, since }: Omit<Gstr1Asked, 'of' | 'asOf'> & { since: string },
): Promise<string[]> {
  const { from, to } = returnBounds(period);
  const ids: string[] = [];
  for (const { table, issuedAt } of Object.values(tables)) {
    const rows = await db
      .selectFrom(`every_${table}` as 'every_invoices')
      .select('id')
      .where('registration', '=', registration)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('updatedAt', '>=', since)
      .where('isSample', '=', 0)
      .where(issuedAt as 'issuedAt', 'is not', null)
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
