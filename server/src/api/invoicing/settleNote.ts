import { formatDate, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { creditProblem, lowersTax } from 'shared/domain/invoicing/creditLimit';
import { isDocumentNumber, type SeriesKind, sequenceOf, seriesOf } from 'shared/domain/invoicing/documentNumber';
import type { Invoice, TaxLine } from 'shared/domain/invoicing/invoice';
import { firstDocumentDay, tooOld } from 'shared/domain/invoicing/issueProblems';
import type { Note, NoteKind } from 'shared/domain/invoicing/note';
import { creditTax, debitTax, type NoteParts, type NoteTax, sumNotes } from 'shared/domain/invoicing/noteTax';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import { formatRupees } from 'shared/domain/text/money';
import { printProblems } from 'shared/domain/text/printProblems';
import { badInput } from '../../core/errors';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { letterheadForNote } from '../letterhead/letterhead';
import type { Change } from '../resource/definition';
import { annualReturnDays } from './annualReturns';
import { refuseBackwards } from './documentOrder';
import { nextDocumentNumber } from './documentSeries';
import { refuseFiledMonth } from './filedReturns';
import { lockInvoice } from './settleInvoice';

/** A note that is about to be written; only samples bring a letterhead. */
export type NewNote = Pick<Note, 'invoiceId' | 'date' | 'amountPaise' | 'reason' | 'inGstr1a'> & {
  letterhead?: IssuedLetterhead | null;
};

/** The change that writes it, and the reach of the account that does. */
type NewNoteChange = Pick<Change, 'db' | 'reach'> & { after: NewNote };

function debitProblem(invoice: Invoice): string | null {
  if (invoice.status === 'draft') return 'Issue the invoice first; edit a draft instead of debiting it.';
  return invoice.status === 'cancelled' ? 'The invoice is cancelled; write a new invoice instead.' : null;
}

/** Throws 400 at the field when a note does not fit its invoice. */
function checkNote(kind: NoteKind, note: NewNote, invoice: Invoice, letterhead: IssuedLetterhead): void {
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

/** Throws 400 for a number of the series, which is given in order, for one that the portal refuses, and for one that is taken, whatever the case of its letters. */
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
    .selectFrom(`${kind}_notes` as const)
    .select('id')
    .where('registration', '=', registration)
    .where('financialYear', '=', financialYearOf(date))
    .where((where) => where.fn<string>('lower', [`${kind}NoteNumber` as const]), '=', number.toLowerCase())
    .executeTakeFirst();
  if (taken) throw refuse(`${number} is taken; choose another, or leave it blank for the next of the series.`);
}

/** What the notes of an invoice say that count and have their share of its amounts; a financial note has none. */
async function partsOf(tx: Queries, kind: NoteKind, invoice: Invoice): Promise<NoteParts> {
  const rows = await tx
    .selectFrom(`${kind}_notes` as const)
    .select(['amountPaise', 'taxablePaise', 'taxLines', 'roundOffPaise'])
    .where('invoiceId', '=', invoice.id)
    .where('deletedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute();
  const notes = rows.map((row) => ({ ...row, taxLines: JSON.parse(row.taxLines) as TaxLine[] }));
  return sumNotes(notes.filter(({ taxLines }) => taxLines.length > 0 || invoice.taxLines.length === 0));
}

/**
 * Whether a credit note comes too late to lower the tax of its invoice (CGST Act 2017, section 34(2)). Holds the returns,
 * so that the annual one is not marked as filed until the note is stored.
 */
async function isTooLate(tx: Queries, note: NewNote, invoice: Invoice): Promise<boolean> {
  if (invoice.date === null || invoice.taxLines.length === 0) return false;
  await holdTable(tx, 'obligations');
  return !lowersTax(invoice.date, note.date, (await annualReturnDays(tx, [invoice]))(invoice));
}

async function taxOf(tx: Queries, kind: NoteKind, note: NewNote, invoice: Invoice): Promise<NoteTax> {
  const debited = await partsOf(tx, 'debit', invoice);
  if (kind === 'debit') return debitTax(note.amountPaise, invoice);
  return creditTax(note.amountPaise, invoice, { debited, credited: await partsOf(tx, 'credit', invoice) });
}

/** A note's amounts, and the series that it belongs to. */
interface CheckedNote extends NoteTax {
  series: SeriesKind;
  invoice: Invoice;
  letterhead: IssuedLetterhead;
}

/**
 * Checks a new note against its invoice, which stays locked until the transaction ends, and works out its amounts.
 * Throws 400 at the field that is wrong, the date among them when its month is filed.
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
    return { series: 'financial', invoice, letterhead, taxablePaise: note.amountPaise, taxLines: [], roundOffPaise: 0 };
  }
  if (!invoice.isSample) await refuseFiledMonth(tx, { ...note, registration: invoice.registration });
  return { series: kind, invoice, letterhead, ...(await taxOf(tx, kind, note, invoice)) };
}

/** What the server settles of a new note: its number, the next of its series unless one was `typed`, and its amounts. */
export async function settleNote(change: NewNoteChange, kind: NoteKind, typed: string) {
  const { db: tx, after: note } = change;
  const { series, invoice, letterhead, ...tax } = await checkNewNote(change, kind);
  const isSample = invoice.isSample === true;
  const registration = isSample ? '' : invoice.registration;
  if (typed !== '' && isSample)
    throw badInput([
      { path: `${kind}NoteNumber`, msg: 'Leave the number blank: a note on a sample is numbered as a sample.' },
    ]);
  if (typed !== '') await checkNumber(tx, { kind, number: typed, date: note.date, registration });
  const { date } = note;
  const number = typed || (await nextDocumentNumber(tx, { registration, kind: isSample ? 'sample' : series, date }));
  if (!isSample) await refuseBackwards(tx, { registration, kind: series, number, date, isTyped: typed !== '' });
  const fields = {
    ...tax,
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
 * Why a debit note can't be cancelled: what was credited since would pass an amount that is left. Its invoice stays
 * locked until the transaction ends.
 */
export async function creditedProblem(
  tx: Queries,
  note: Pick<Note, 'invoiceId'> & NoteParts,
): Promise<string | undefined> {
  const invoice = await lockInvoice(tx, note.invoiceId);
  const left = invoice.totalPaise + invoice.debitedPaise - note.amountPaise;
  const over = invoice.creditedPaise - left;
  const [debited, credited] = [await partsOf(tx, 'debit', invoice), await partsOf(tx, 'credit', invoice)];
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
