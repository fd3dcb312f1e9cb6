import { creditProblem, lowersTax } from 'shared/domain/creditLimit';
import { formatDate, formatMonth, today } from 'shared/domain/dates';
import { isDocumentNumber, sequenceOf, seriesOf } from 'shared/domain/documentNumber';
import { financialYearOf } from 'shared/domain/financialYear';
import type { Invoice } from 'shared/domain/invoice';
import { formatRupees } from 'shared/domain/money';
import {
  type CreditNote,
  type CreditNoteInput,
  creditNoteInput,
  creditNoteRecord,
  type DebitNote,
  type DebitNoteInput,
  debitNoteInput,
  debitNoteRecord,
  type Note,
  type NoteKind,
} from 'shared/domain/note';
import { noteTax } from 'shared/domain/noteTax';
import { printProblems } from 'shared/domain/printProblems';
import type { Queries } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { badInput, conflict } from '../core/errors';
import { differences } from '../resource/audit';
import { lockRecord, storeChange } from '../resource/changeRecord';
import { amountCell } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import type { Change, Resource } from '../resource/definition';
import { nextDocumentNumber } from './documentSeries';
import { isFiled } from './gstr1Document';
import { noteSamples } from './invoiceSamples';
import { invoices } from './invoices';
import { letterheadForIssue } from './letterhead';
import { lockInvoice, settleInvoice } from './settleInvoice';

type NoteChange =
  | Change<Omit<CreditNote, 'companyId'>, CreditNoteInput>
  | Change<Omit<DebitNote, 'companyId'>, DebitNoteInput>;
type NewNote = Pick<Note, 'date' | 'amountPaise'>;

function debitProblem(invoice: Invoice): string | null {
  if (invoice.status === 'draft') return 'Issue the invoice first; edit a draft instead of debiting it.';
  return invoice.status === 'cancelled' ? 'The invoice is cancelled; write a new invoice instead.' : null;
}

/** Throws 400 at the field when a note does not fit its invoice. */
function checkNote(kind: NoteKind, note: NewNote, invoice: Invoice): void {
  const problem = kind === 'credit' ? creditProblem(invoice, note.amountPaise) : debitProblem(invoice);
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  if (problem !== null) throw badInput([{ path: isOpen ? 'amountPaise' : 'invoiceId', msg: problem }]);
  if (note.date > today())
    throw badInput([
      { path: 'date', msg: `${formatDate(note.date)} is in the future; issue the note on or after its date.` },
    ]);
  if (invoice.date !== null && note.date < invoice.date)
    throw badInput([
      { path: 'date', msg: `The invoice is dated ${formatDate(invoice.date)}; the note can’t be older.` },
    ]);
}

/** Throws 400 for a number of the series, which is given in order, for one that the portal refuses, and for one that is taken, whatever the case of its letters. */
async function checkNumber(tx: Queries, kind: NoteKind, number: string, date: string): Promise<void> {
  const refuse = (msg: string) => badInput([{ path: `${kind}NoteNumber`, msg }]);
  if (sequenceOf(kind, date, number) !== null)
    throw refuse(`Leave the number blank; ${seriesOf(kind, date)} is numbered without gaps.`);
  if (!isDocumentNumber(number))
    throw refuse('Start the number with a letter or a digit from 1 to 9; the GST portal accepts nothing else.');
  const taken = await tx
    .selectFrom(`${kind}_notes` as const)
    .select('id')
    .where('financialYear', '=', financialYearOf(date))
    .where((where) => where.fn<string>('lower', [`${kind}NoteNumber` as const]), '=', number.toLowerCase())
    .executeTakeFirst();
  if (taken) throw refuse(`${number} is taken; choose another, or leave it blank for the next of the series.`);
}

/** What is settled of a new note: its number, the next of the series unless one was `typed`, and its share of the tax. */
async function settled(kind: NoteKind, { operation, after, db, reach }: NoteChange, typed: string) {
  const invoice = await lockInvoice(db, after.invoiceId, reach);
  if (operation !== 'create') return undefined;
  checkNote(kind, after, invoice);
  const unprintable = printProblems(after, ['reason']);
  if (unprintable.length > 0) throw badInput(unprintable);
  const letterhead = after.letterhead ?? (await letterheadForIssue(db));
  if (typed !== '') await checkNumber(db, kind, typed, after.date);
  const number = typed || (await nextDocumentNumber(db, kind, after.date));
  const isUntaxed = kind === 'credit' && invoice.date !== null && !lowersTax(invoice.date, after.date);
  const fields = {
    ...(isUntaxed ? { taxablePaise: after.amountPaise, taxLines: [] } : noteTax(after.amountPaise, invoice)),
    invoiceId: invoice.id,
    invoiceNo: invoice.invoiceNo,
    clientName: invoice.clientName,
    financialYear: financialYearOf(after.date),
    letterhead,
    cancelledAt: null,
  };
  return { number, fields };
}

/** Why a note can't be changed by hand: it stays as it was written. */
function refuseChange(kind: NoteKind, { operation, before, after }: NoteChange): string | undefined {
  if (before === undefined) return undefined;
  if (operation === 'delete')
    return `A ${kind} note can’t be deleted, because its number would be missing. Cancel it instead.`;
  const typed = Object.keys((kind === 'credit' ? creditNoteInput : debitNoteInput).shape);
  return Object.keys(differences(typed, before, after)).length > 0
    ? `A ${kind} note can’t be changed. Cancel it and write another.`
    : undefined;
}

/** Notes with whose they are, by their invoices. */
async function withCompany<N extends Note>(notes: readonly N[], db: Queries): Promise<(N & { companyId: string })[]> {
  if (notes.length === 0) return [];
  const ids = [...new Set(notes.map(({ invoiceId }) => invoiceId))];
  const rows = await db.selectFrom('invoices').select(['id', 'companyId']).where('id', 'in', ids).execute();
  const companies = new Map(rows.map(({ id, companyId }) => [id, companyId]));
  return notes.map((note) => ({ ...note, companyId: companies.get(note.invoiceId) ?? '' }));
}

const common = { refers: { invoiceId: 'invoices' }, quiet: ['invoiceNo'] } as const;

const csv = {
  'Invoice number': ({ invoiceNo }: Note) => invoiceNo,
  Date: ({ date }: Note) => date,
  'Taxable value': ({ taxablePaise }: Note) => amountCell(taxablePaise),
  Amount: ({ amountPaise }: Note) => amountCell(amountPaise),
  Reason: ({ reason }: Note) => reason,
  Status: ({ cancelledAt }: Note) => (cancelledAt === null ? 'Issued' : 'Cancelled'),
};

/**
 * Credits against issued invoices. A note counts from the moment it is stored, with the next number of its own
 * series or one that was typed; it can be cancelled, but neither changed nor deleted.
 */
export const creditNotes = defineResource({
  ...common,
  path: 'credit-notes',
  hangsOn: { other: { column: 'invoiceId', by: () => invoices } },
  table: 'credit_notes',
  title: 'credit note',
  input: creditNoteInput,
  record: creditNoteRecord,
  derived: ['companyId'],
  derive: withCompany,
  named: ['creditNoteNumber', 'clientName'],
  search: ['clientName', 'creditNoteNumber', 'invoiceNo', 'reason', 'amountPaise'],
  prepare: async (change) => {
    const note = await settled('credit', change, change.after.creditNoteNumber);
    return note ? { ...note.fields, creditNoteNumber: note.number } : {};
  },
  refuse: (change) => refuseChange('credit', change),
  after: async ({ after, actor, db }) => settleInvoice(db, after.invoiceId, actor),
  csv: {
    'Client name': ({ clientName }) => clientName,
    'Credit note number': ({ creditNoteNumber }) => creditNoteNumber,
    ...csv,
  },
  seed: () => noteSamples('credit', today()),
});

/** What is charged on top of issued invoices, likewise. */
export const debitNotes = defineResource({
  ...common,
  path: 'debit-notes',
  hangsOn: { other: { column: 'invoiceId', by: () => invoices } },
  table: 'debit_notes',
  title: 'debit note',
  input: debitNoteInput,
  record: debitNoteRecord,
  derived: ['companyId'],
  derive: withCompany,
  named: ['debitNoteNumber', 'clientName'],
  search: ['clientName', 'debitNoteNumber', 'invoiceNo', 'reason', 'amountPaise'],
  prepare: async (change) => {
    const note = await settled('debit', change, change.after.debitNoteNumber);
    return note ? { ...note.fields, debitNoteNumber: note.number } : {};
  },
  refuse: (change) => refuseChange('debit', change),
  after: async ({ after, actor, db }) => settleInvoice(db, after.invoiceId, actor),
  csv: {
    'Client name': ({ clientName }) => clientName,
    'Debit note number': ({ debitNoteNumber }) => debitNoteNumber,
    ...csv,
  },
  seed: () => noteSamples('debit', today()),
});

/** Why a debit note that was credited since can't be cancelled. */
function creditedProblem(note: NewNote, invoice: Invoice): string | undefined {
  const left = invoice.totalPaise + invoice.debitedPaise - note.amountPaise;
  return invoice.creditedPaise > left
    ? `${formatRupees(invoice.creditedPaise - left)} was already credited; cancel that credit note first.`
    : undefined;
}

/**
 * Cancels a note, for good; its number stays used, and its invoice is added up again. Call it in a transaction.
 * `version` is the one that was seen. Throws 404, and 409 when stale, cancelled already, filed in a GSTR-1, or credited since.
 */
export async function cancelNote<S extends Note, A extends S, I>(
  tx: Queries,
  notes: Resource<S, A, I>,
  kind: NoteKind,
  id: string,
  version: unknown,
  actor: Actor,
): Promise<S> {
  const note = await lockRecord(tx, notes, id, version);
  if (note.cancelledAt !== null) throw conflict('refused', `This ${kind} note is already cancelled.`, note);
  if (await isFiled(tx, note.date))
    throw conflict(
      'refused',
      `The GSTR-1 of ${formatMonth(note.date)} is filed with this ${kind} note, and stays so; write a ${kind === 'credit' ? 'debit' : 'credit'} note instead.`,
      note,
    );
  const problem = kind === 'debit' ? creditedProblem(note, await lockInvoice(tx, note.invoiceId)) : undefined;
  if (problem !== undefined) throw conflict('refused', problem);
  const cancelled: Partial<Note> = { cancelledAt: new Date().toISOString() };
  return storeChange(tx, notes, note, cancelled as Partial<S>, actor);
}
