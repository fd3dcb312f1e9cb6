import { addDays } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { lowersTax } from 'shared/domain/money/documents/creditLimit';
import {
  type Invoice,
  type InvoiceInput,
  type InvoiceTotals,
  invoiceInput,
} from 'shared/domain/money/documents/invoice';
import type { TotalsOptions } from 'shared/domain/money/documents/invoiceTotals';
import type { NoteKind } from 'shared/domain/money/documents/note';
import { leftOfLines, type NoteLine, sharedLines, writtenLines } from 'shared/domain/money/documents/noteLine';
import { creditTax, debitTax, type NoteParts, noteOfLines, sumNotes } from 'shared/domain/money/documents/noteTax';
import { settlement } from 'shared/domain/money/settle/settlement';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { insertRows } from '../../../db/insertRow';
import type { Db, Row } from '../../../db/tables';
import { keepBooks } from '../../../money/books/keepBooks';
import type { Resource } from '../../records/definition';
import { encode } from '../../records/rows';
import { invoices } from '../documents/invoices';
import { creditNotes, debitNotes } from '../documents/notes';
import { amountsOf } from '../documents/prepareInvoice';
import { payments } from '../settle/payments';

/** The registration of `realLetterhead`. */
export const REGISTRATION = '20AAPFU0939F1Z9';

const clients = [
  { clientName: 'Acme Mumbai', clientGstin: '27AAACR5055K1Z7' },
  { clientName: 'Acme Ranchi', clientGstin: '20AAACR5055K1ZL' },
  { clientName: 'Acme Zone', clientGstin: '27AAACR5055K1Z7', sez: true },
  { clientName: 'Bond Zone', clientGstin: '27AAACR5055K1Z7', sez: true, taxPercent: 0, taxTreatment: 'undertaking' },
  { clientName: 'Ravi of Ranchi', clientState: '20' },
  { clientName: 'Ravi of Mumbai', clientState: '27' },
  { clientName: 'Müller', clientState: '96', clientCountry: 'DE' },
  {
    ...{ clientName: 'Bond Müller', clientState: '96', clientCountry: 'DE' },
    ...{ taxPercent: 0, taxTreatment: 'undertaking' },
  },
  { clientName: 'Guarded Mumbai', clientGstin: '27AAACR5055K1Z7', taxTreatment: 'reverse' },
  { clientName: 'Guarded Ranchi', clientGstin: '20AAACR5055K1ZL', taxTreatment: 'reverse' },
  { clientName: 'School of Mumbai', clientState: '27', taxPercent: 0, taxTreatment: 'exempt' },
  { clientName: 'Exempt Ranchi', clientGstin: '20AAACR5055K1ZL', taxPercent: 0, taxTreatment: 'exempt' },
];
const codes = ['998513', '998514', '998525', '998533'];
const percents = [5, 12, 18, 28];
const methods = ['NEFT', 'UPI', 'TDS', 'Cheque'];

/** Pseudo-random numbers, the same on each run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A stored document. */
export interface StoredDocument {
  kind: 'invoice' | NoteKind;
  id: string;
  number: string;
  date: string;
  /** Of its invoice, if it is a note. */
  input: InvoiceInput;
  amounts: Pick<InvoiceTotals, 'taxLines' | 'roundOffPaise'> & { valuePaise: number; taxablePaise: number };
  /** What the client pays on reverse charge, in paise: in GSTR-1, but not in GSTR-3B and accounts. */
  clientTax: { igst: number; cgst: number; sgst: number };
  /** Whether returns and accounts include it: drafts, samples, cancelled and deleted documents don't count. */
  counts: boolean;
  isCancelled: boolean;
  /** A credit note too late to lower the tax: in accounts, not in returns. */
  isFinancial: boolean;
}

/** The generator's options. */
interface Options {
  /** By default that of the real letterhead. */
  registration?: string;
  /** The same seed makes the same documents. */
  seed?: number;
  /**
   * Also make documents that don't count, that is drafts, samples, deleted and cancelled ones, as well as payments, and
   * notes months later or too late. By default not.
   */
  isWhole?: boolean;
}

/** A note's content; without lines for notes from before they had lines. */
type MadeNote = NoteParts & { lines: NoteLine[] };

interface MadeInvoice extends StoredDocument {
  record: InvoiceTotals & Pick<Invoice, 'status' | 'invoiceNo'> & { deletedAt: string | null };
  totals: TotalsOptions;
  debited: MadeNote[];
  credited: MadeNote[];
  paidPaise: number;
  /** The credits of financial notes. */
  forgivenPaise: number;
}

const sumOf = (notes: readonly { amountPaise: number }[]) =>
  notes.reduce((total, { amountPaise }) => total + amountPaise, 0);

/**
 * Inserts documents directly into the database, eight invoices for each credit and debit note, for every kind of
 * client, supply and rate, spread over months in order. Returns them.
 */
export async function storeDocuments(
  db: Db,
  month: string | readonly string[],
  count: number,
  { registration = REGISTRATION, seed = 20_261_126, isWhole = false }: Options = {},
): Promise<StoredDocument[]> {
  const months = typeof month === 'string' ? [month] : month;
  const random = generator(seed);
  const supplierState = stateOfGstin(registration);
  const issued: MadeInvoice[] = [];
  const others: StoredDocument[] = [];
  const rows: Record<'credit_notes' | 'debit_notes' | 'payments', Row[]> = {
    ...{ credit_notes: [], debit_notes: [], payments: [] },
  };
  const clientTaxOf = ({ taxTreatment, taxPercent, clientGstin }: InvoiceInput, taxablePaise: number) => {
    if (taxTreatment !== 'reverse') return { igst: 0, cgst: 0, sgst: 0 };
    const isWithin = clientGstin.startsWith(supplierState);
    const half = Math.round((taxablePaise * taxPercent) / 200);
    if (isWithin) return { igst: 0, cgst: half, sgst: half };
    return { igst: Math.round((taxablePaise * taxPercent) / 100), cgst: 0, sgst: 0 };
  };
  const rowOf = (resource: Resource, id: string, date: string, record: object): Row => ({
    ...{ id, version: 1, createdAt: `${date}T06:00:00.000Z`, updatedAt: `${date}T06:00:00.000Z`, deletedAt: null },
    ...encode(resource, { financialYear: financialYearOf(date), inGstr1a: false, isSample: false, ...record }),
  });

  /** One document in twenty does not count, for this reason. */
  const strayOf = () => {
    const stray = isWhole && random(20) === 0 ? random(4) : undefined;
    return { isDraft: stray === 0, isSample: stray === 1, isDeleted: stray === 2, isCancelled: stray === 3 };
  };

  function invoice(id: string, number: string, date: string): void {
    const rates = isWhole ? percents.filter((rate) => rate !== 12 || date < '2025-09-22') : percents;
    const input = invoiceInput.parse({
      ...{ date, dueDate: addDays(date, 30), taxPercent: rates[random(rates.length)] },
      items: Array.from({ length: 1 + random(4) }, () => ({
        ...{ description: 'Guards', sac: codes[random(codes.length)] },
        ...{ quantity: (1 + random(40_000)) / 1000, pricePaise: 1 + random(2_000_000) },
      })),
      ...clients[random(clients.length)],
    });
    const { isDraft, isSample, isDeleted, isCancelled } = strayOf();
    const totals = { supplierState, roundOff: random(2) === 0 };
    const amounts = amountsOf(input, totals);
    const at = `${date}T06:00:00.000Z`;
    issued.push({
      ...{ kind: 'invoice', id, number, date, input, isCancelled, isFinancial: false },
      clientTax: clientTaxOf(input, amounts.subtotalPaise),
      counts: !(isDraft || isSample || isDeleted || isCancelled),
      amounts: { ...amounts, valuePaise: amounts.totalPaise, taxablePaise: amounts.subtotalPaise },
      record: {
        // Drafts and samples belong to no registration: their numbers are unique among all.
        ...{ ...input, ...amounts, isSample, letterhead: null },
        invoiceNo: isDraft || isSample ? number.replace('INV', `S${supplierState}`) : number,
        ...{ registration: isDraft || isSample ? '' : registration, issuedAt: isDraft ? null : at },
        ...{ cancelledAt: isCancelled ? at : null, deletedAt: isDeleted ? at : null },
        status: isDraft ? 'draft' : isCancelled ? 'cancelled' : 'issued',
      },
      ...{ totals, debited: [], credited: [], paidPaise: 0, forgivenPaise: 0 },
    });
  }

  /** A third by lines, a third by an amount divided among the lines, a third without lines. */
  function noteOn(kind: NoteKind, of: MadeInvoice, leftPaise: number, isFinancial: boolean): MadeNote {
    const whole = { ...of.input, ...of.record };
    const parts = { debited: sumNotes(of.debited), credited: sumNotes(of.credited) };
    const left = kind === 'debit' ? whole.linePaise : leftOfLines(whole, of);
    const open = [...left.keys()].filter((item) => (left[item] ?? 0) > 0);
    const way = random(3);
    if (way === 0 && open.length > 0 && !isFinancial) {
      const items = [...new Set([open[random(open.length)] ?? 0, open[random(open.length)] ?? 0])];
      const sent = items.map((item) => ({ item, quantity: 1, pricePaise: 1 + random(left[item] ?? 0) }));
      const lines = writtenLines(sent, whole);
      const taxable = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      return { ...noteOfLines(kind, taxable, whole, parts), lines };
    }
    const amountPaise = 1 + random(kind === 'credit' ? leftPaise : whole.totalPaise);
    if (isFinancial) return { amountPaise, taxablePaise: amountPaise, taxLines: [], roundOffPaise: 0, lines: [] };
    const tax = kind === 'debit' ? debitTax(amountPaise, whole) : creditTax(amountPaise, whole, parts);
    return { amountPaise, ...tax, lines: way === 1 ? sharedLines(tax.taxablePaise, whole, left) : [] };
  }

  function note(kind: NoteKind, of: MadeInvoice, id: string, date: string, place: string): void {
    const isFinancial = kind === 'credit' && of.amounts.taxLines.length > 0 && !lowersTax(of.date, date) && isWhole;
    const left = of.record.totalPaise + sumOf(of.debited) - sumOf(of.credited) - of.forgivenPaise;
    if (kind === 'credit' && left <= 0) return;
    const made = noteOn(kind, of, left, isFinancial);
    if (made.amountPaise <= 0) return;
    const { amountPaise, ...tax } = made;
    const { isCancelled, isDeleted } = strayOf();
    const counts = !(isCancelled || isDeleted);
    if (counts && isFinancial) of.forgivenPaise += amountPaise;
    else if (counts) of[kind === 'credit' ? 'credited' : 'debited'].push(made);
    const number = `${kind === 'debit' ? 'DN' : isFinancial ? 'FCN' : 'CN'}/${place}`;
    const { input } = of;
    const amounts = { ...tax, valuePaise: amountPaise };
    const clientTax = clientTaxOf(input, tax.taxablePaise);
    others.push({ kind, id, number, date, input, amounts, clientTax, counts, isCancelled, isFinancial });
    const at = `${date}T06:00:00.000Z`;
    const row = rowOf(kind === 'credit' ? creditNotes : debitNotes, id, date, {
      ...{ ...tax, registration, letterhead: null, invoiceId: of.id, invoiceNo: of.number, date, amountPaise },
      ...{ [`${kind}NoteNumber`]: number, clientName: input.clientName, reason: 'Less' },
      cancelledAt: isCancelled ? at : null,
    });
    rows[`${kind}_notes`].push({ ...row, deletedAt: isDeleted ? at : null });
  }

  function pay(of: MadeInvoice, id: string, date: string): void {
    const owed = of.record.totalPaise - of.paidPaise;
    if (owed <= 0) return;
    const amountPaise = random(2) === 0 ? owed : 1 + random(owed);
    of.paidPaise += amountPaise;
    const payment = { invoiceId: of.id, date, amountPaise, method: methods[random(methods.length)], reference: id };
    rows.payments.push(rowOf(payments, id, date, payment));
  }

  for (let index = 0; index < count; index += 1) {
    const in_ = months[Math.floor((index * months.length) / count)] ?? '';
    const date = `${in_}-${String(1 + random(28)).padStart(2, '0')}`;
    const place = `${in_.slice(2)}/${String(index).padStart(5, '0')}`;
    const id = (letter: string) => `${in_}-${letter}${supplierState}-${place}`;
    const open = index % 10 < 8 ? undefined : issued[random(issued.length)];
    if (open?.counts && (!isWhole || open.date <= date))
      note(index % 10 === 8 ? 'credit' : 'debit', open, id('n'), date, place);
    else invoice(id('i'), `INV/${place}`, date);
    const paid = isWhole && random(2) === 0 ? issued[random(issued.length)] : undefined;
    if (paid?.counts && paid.date <= date) pay(paid, id('p'), date);
  }

  const accounts = issued.map(({ record, input, debited, credited, forgivenPaise, paidPaise, id, date }) => {
    const sums = { debitedPaise: sumOf(debited), creditedPaise: sumOf(credited) + forgivenPaise, paidPaise };
    const row = rowOf(invoices, id, date, {
      ...record,
      ...sums,
      ...settlement({ ...record, ...sums, dueDate: input.dueDate }),
    });
    return { ...row, deletedAt: record.deletedAt };
  });
  await insertRows(db, 'invoices', accounts);
  for (const [table, own] of Object.entries(rows)) await insertRows(db, table, own);
  for (const [table, own] of Object.entries({ invoices: accounts, ...rows }))
    await keepBooks(db, { table, ids: (own as Row[]).map(({ id }) => String(id)), areNew: true });
  return [...issued, ...others];
}
