import { formatDate, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import { creditProblem, lowersTax } from 'shared/domain/money/documents/creditLimit';
import { isDocumentNumber, type SeriesKind, sequenceOf, seriesOf } from 'shared/domain/money/documents/documentNumber';
import type { Invoice, TaxLine } from 'shared/domain/money/documents/invoice';
import { firstDocumentDay, tooOld } from 'shared/domain/money/documents/issueProblems';
import type { CreditNoteInput, Note, NoteKind } from 'shared/domain/money/documents/note';
import { leftOfLines, type NoteLine, sharedLines, writtenLines } from 'shared/domain/money/documents/noteLine';
import {
  creditTax,
  debitTax,
  type NoteParts,
  type NoteTax,
  noteOfLines,
  sumNotes,
} from 'shared/domain/money/documents/noteTax';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import { printProblems } from 'shared/domain/papers/printProblems';
import { formatRupees, sumPaise } from 'shared/domain/text/money';
import { badInput } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { annualReturnDays } from '../../duties/annualReturns';
import { refuseFiledMonth } from '../../duties/filedReturns';
import { readDocumentLaw } from '../../law/readLaw';
import { letterheadForNote } from '../../letterhead/letterhead';
import type { Change } from '../../records/definition';
import { portalCheckOfNote, type UnnumberedNote } from '../eInvoices/portalCheck';
import { refuseBackwards } from './documentOrder';
import { nextDocumentNumber } from './documentSeries';
import { lockInvoice } from './lockInvoice';

/** A note about to be written; only samples come with a letterhead. */
export type NewNote = Pick<CreditNoteInput, 'invoiceId' | 'date' | 'amountPaise' | 'reason' | 'inGstr1a'> & {
  /** By default none: the amount is divided among the invoice's lines. */
  lines?: CreditNoteInput['lines'];
  letterhead?: IssuedLetterhead | null;
};

/** The change that writes it, and the account's reach. */
type NewNoteChange = Pick<Change, 'db' | 'reach'> & { after: NewNote };

function debitProblem(invoice: Invoice): string | null {
  if (invoice.status === 'draft') return 'Issue the invoice first; edit a draft instead of debiting it.';
  return invoice.status === 'cancelled' ? 'The invoice is cancelled; write a new invoice instead.' : null;
}

/** Throws 400 at the field when a note does not fit its invoice. */
function checkNote(kind: NoteKind, note: NewNote, invoice: Invoice, letterhead: IssuedLetterhead): void {
  if (isBroughtIn(invoice))
    throw badInput([{ path: 'invoiceId', msg: 'Its tax is in the earlier books, where its notes are written too.' }]);
  const problem = kind === 'credit' ? creditProblem(invoice, note.amountPaise) : debitProblem(invoice);
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  if (problem !== null) throw badInput([{ path: isOpen ? 'amountPaise' : 'invoiceId', msg: problem }]);
  const wrongDay = dayProblem(note.date, invoice, letterhead);
  if (wrongDay !== undefined) throw badInput([{ path: 'date', msg: wrongDay }]);
  const unprintable = printProblems(note, ['reason']);
  if (unprintable.length > 0) throw badInput(unprintable);
}

function dayProblem(date: string, invoice: Invoice, letterhead: IssuedLetterhead): string | undefined {
  if (date > today()) return `${formatDate(date)} is in the future; issue the note on or after its date.`;
  if (invoice.date !== null && date < invoice.date)
    return `The invoice is dated ${formatDate(invoice.date)}; the note can’t be older.`;
  return date < firstDocumentDay(letterhead) ? tooOld(date, letterhead) : undefined;
}

/**
 * Throws 400 for a number of the series, which is assigned in order, for one that the portal refuses, and for one that
 * is taken, ignoring case.
 */
async function checkNumber(
  tx: Queries,
  { kind, number, date, registration }: { kind: NoteKind; number: string; date: string; registration: string },
): Promise<void> {
  const refuse = (msg: string) => badInput([{ path: `${kind}NoteNumber`, msg }]);
  const own: readonly SeriesKind[] = kind === 'credit' ? ['credit', 'financial'] : ['debit'];
  for (const series of own)
    if (sequenceOf(series, date, number) !== null)
      throw refuse(`Leave the number blank; ${seriesOf(series, date)} is numbered without gaps.`);
  if (!isDocumentNumber(number))
    throw refuse('Start the number with a letter or a digit from 1 to 9; the GST portal accepts nothing else.');
  const taken = await tx
    .selectFrom(`every_${kind}_notes` as const)
    .select('id')
    .where('registration', '=', registration)
    .where('financialYear', '=', financialYearOf(date))
    .where((where) => where.fn<string>('lower', [`${kind}NoteNumber` as const]), '=', number.toLowerCase())
    .executeTakeFirst();
  if (taken) throw refuse(`${number} is taken; choose another, or leave it blank for the next of the series.`);
}

/** The valid notes of an invoice: their total, without financial notes, and their lines. */
async function notesOf(tx: Queries, kind: NoteKind, invoice: Invoice) {
  const rows = await tx
    .selectFrom(`live_${kind}_notes` as const)
    .select(['amountPaise', 'taxablePaise', 'taxLines', 'roundOffPaise', 'lines'])
    .where('invoiceId', '=', invoice.id)
    .where('cancelledAt', 'is', null)
    .execute();
  const notes = rows.map((row) => ({
    ...row,
    taxLines: JSON.parse(row.taxLines) as TaxLine[],
    lines: JSON.parse(row.lines) as NoteLine[],
  }));
  const isShared = ({ taxLines }: (typeof notes)[number]) => taxLines.length > 0 || invoice.taxLines.length === 0;
  return {
    parts: sumNotes(notes.filter(isShared)),
    lines: notes.filter((note) => isShared(note) || note.lines.length > 0),
  };
}

/** The amounts left on an invoice's lines, and the total of its notes. */
export async function leftOfInvoice(tx: Queries, invoice: Invoice) {
  const [debited, credited] = [await notesOf(tx, 'debit', invoice), await notesOf(tx, 'credit', invoice)];
  const left = leftOfLines(invoice, { debited: debited.lines, credited: credited.lines });
  return { left, debited: debited.parts, credited: credited.parts };
}

/**
 * Whether a credit note comes too late to lower the tax of its invoice (CGST Act 2017, section 34(2)). Locks the
 * returns, so that the annual one is not marked as filed until the note is stored.
 */
async function isTooLate(tx: Queries, note: NewNote, invoice: Invoice): Promise<boolean> {
  if (invoice.date === null || invoice.taxLines.length === 0) return false;
  await holdTable(tx, 'obligations');
  const annual = (await annualReturnDays(tx, [invoice]))(invoice);
  return !lowersTax(invoice.date, note.date, annual, (await readDocumentLaw(tx)).creditNote);
}

/** Throws 400 at lines the invoice doesn't have, and for a credit note at those that exceed their remaining amount. */
function checkLines(kind: NoteKind, lines: readonly NoteLine[], invoice: Invoice, left: readonly number[]): void {
  const problems = lines.flatMap((line, place) => {
    const at = (field: string, msg: string) => [{ path: `lines.${place}.${field}`, msg }];
    if (line.item >= invoice.items.length) return at('item', 'The invoice has no such line. Choose another.');
    if (line.amountPaise === 0)
      return at('pricePaise', 'Quantity × price comes to nothing. Enter more, or remove the line.');
    if (kind === 'debit') return [];
    const taken = sumPaise(lines.filter(({ item }) => item === line.item).map(({ amountPaise }) => amountPaise));
    return taken > (left[line.item] ?? 0)
      ? at('pricePaise', `Only ${formatRupees(left[line.item] ?? 0)} of this line is left to credit.`)
      : [];
  });
  if (problems.length > 0) throw badInput(problems);
}

/** A note's lines: as sent, or an amount divided among lines. */
async function partsOf(
  tx: Queries,
  kind: NoteKind,
  { lines: sent = [], amountPaise }: NewNote,
  { invoice, isFinancial }: { invoice: Invoice; isFinancial: boolean },
): Promise<NoteTax & { lines: NoteLine[] }> {
  const { left, debited, credited } = await leftOfInvoice(tx, invoice);
  if (sent.length === 0) {
    if (isFinancial) return { taxablePaise: amountPaise, taxLines: [], roundOffPaise: 0, lines: [] };
    const tax =
      kind === 'debit' ? debitTax(amountPaise, invoice) : creditTax(amountPaise, invoice, { debited, credited });
    return { ...tax, lines: sharedLines(tax.taxablePaise, invoice, kind === 'debit' ? invoice.linePaise : left) };
  }
  const lines = writtenLines(sent, invoice);
  checkLines(kind, lines, invoice, left);
  const taxable = sumPaise(lines.map((line) => line.amountPaise));
  const { amountPaise: worth, ...tax } = noteOfLines(kind, taxable, invoice, { debited, credited, isFinancial });
  if (worth !== amountPaise)
    throw badInput([
      {
        path: 'amountPaise',
        msg: `The lines come to ${formatRupees(worth)} with tax. Enter that, or change the lines.`,
      },
    ]);
  return { ...tax, lines };
}

/** A note's amounts, and its series. */
interface CheckedNote extends NoteTax {
  lines: NoteLine[];
  series: SeriesKind;
  invoice: Invoice;
  letterhead: IssuedLetterhead;
}

/**
 * Checks a new note against its invoice, which stays locked until the transaction ends, and calculates its amounts.
 * Throws 400 at the wrong field, including the date when its month is filed.
 */
async function checkNewNote({ db: tx, after: note, reach }: NewNoteChange, kind: NoteKind): Promise<CheckedNote> {
  const invoice = await lockInvoice(tx, note.invoiceId, reach);
  const letterhead =
    note.letterhead ?? (invoice.isSample ? invoice.letterhead : null) ?? (await letterheadForNote(tx, invoice));
  checkNote(kind, note, invoice, letterhead);
  if (kind === 'credit' && (await isTooLate(tx, note, invoice))) {
    if (note.inGstr1a)
      throw badInput([
        { path: 'inGstr1a', msg: 'No return tells of this note: it no longer lowers the tax. Do not choose GSTR-1A.' },
      ]);
    return {
      series: 'financial',
      invoice,
      letterhead,
      ...(await partsOf(tx, kind, note, { invoice, isFinancial: true })),
    };
  }
  if (!invoice.isSample) await refuseFiledMonth(tx, { ...note, registration: invoice.registration });
  return { series: kind, invoice, letterhead, ...(await partsOf(tx, kind, note, { invoice, isFinancial: false })) };
}

/** Throws 400 with the e-invoice portal's objections to a note that needs an IRN. */
async function refuseUnregistrable(tx: Queries, kind: NoteKind, note: UnnumberedNote, invoice: Invoice): Promise<void> {
  const { isNeeded, problems } = await portalCheckOfNote(tx, kind, note, invoice);
  if (isNeeded && problems.length > 0)
    throw badInput(
      problems.map((msg) => ({
        path: 'invoiceId',
        msg: `The e-invoice portal would refuse it: ${msg} The invoice stays as it is: correct the address on the client’s page.`,
      })),
    );
}

/** The server's fields of a new note: its number, the next of its series unless one was `typed`, and its amounts. */
export async function settleNote(change: NewNoteChange, kind: NoteKind, typed: string) {
  const { db: tx, after: note } = change;
  const { series, invoice, letterhead, ...parts } = await checkNewNote(change, kind);
  const isSample = invoice.isSample === true;
  const registration = isSample ? '' : invoice.registration;
  if (typed !== '' && isSample)
    throw badInput([
      { path: `${kind}NoteNumber`, msg: 'Leave the number blank: a note on a sample is numbered as a sample.' },
    ]);
  if (typed !== '') await checkNumber(tx, { kind, number: typed, date: note.date, registration });
  const { date } = note;
  if (!isSample)
    await refuseUnregistrable(tx, kind, { ...parts, date, amountPaise: note.amountPaise, letterhead }, invoice);
  const number = typed || (await nextDocumentNumber(tx, { registration, kind: isSample ? 'sample' : series, date }));
  if (!isSample) await refuseBackwards(tx, { registration, kind: series, number, date, isTyped: typed !== '' });
  const fields = {
    ...parts,
    invoiceId: invoice.id,
    invoiceNo: invoice.invoiceNo,
    clientName: invoice.clientName,
    financialYear: financialYearOf(date),
    letterhead,
    registration,
    isSample,
    ...(isSample && { inGstr1a: false }),
    cancelledAt: null,
  };
  return { number, fields };
}

/**
 * Why a debit note can't be cancelled: later credits would exceed the remaining amount. Its invoice stays locked until
 * the transaction ends.
 */
export async function creditedProblem(
  tx: Queries,
  note: Pick<Note, 'invoiceId'> & NoteParts,
): Promise<string | undefined> {
  const invoice = await lockInvoice(tx, note.invoiceId);
  const left = invoice.totalPaise + invoice.debitedPaise - note.amountPaise;
  const over = invoice.creditedPaise - left;
  const { debited, credited } = await leftOfInvoice(tx, invoice);
  const paise = ({ taxLines }: Pick<NoteTax, 'taxLines'>, head: string) =>
    taxLines.find((line) => line.head === head)?.amountPaise ?? 0;
  const overs = [
    over,
    credited.taxablePaise - (invoice.subtotalPaise + debited.taxablePaise - note.taxablePaise),
    ...invoice.taxLines.map(
      ({ head, amountPaise }) => paise(credited, head) - (amountPaise + paise(debited, head) - paise(note, head)),
    ),
  ];
  const most = Math.max(...overs);
  return most > 0 ? `${formatRupees(most)} was already credited; cancel that credit note first.` : undefined;
}
