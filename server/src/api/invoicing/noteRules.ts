import { sql } from 'kysely';
import { creditProblem } from 'shared/domain/creditLimit';
import { formatDate, today } from 'shared/domain/dates';
import { isDocumentNumber, type SeriesKind, sequenceOf, seriesOf } from 'shared/domain/documentNumber';
import { financialYearOf } from 'shared/domain/financialYear';
import type { Invoice } from 'shared/domain/invoice';
import { formatRupees } from 'shared/domain/money';
import { anyTable, type Queries } from '../../db/tables';
import { badInput, conflict } from '../core/errors';

/** A credit or debit note that is about to be stored. */
export interface NewNote {
  invoiceId: string;
  date: string;
  amountPaise: number;
  reason: string;
}

function debitProblem(invoice: Invoice): string | null {
  if (invoice.status === 'draft') return 'Issue the invoice first; a draft is changed, not debited.';
  return invoice.status === 'cancelled' ? 'The invoice is cancelled; write a new invoice instead.' : null;
}

/** Throws 400 at the field when a note does not fit its invoice. */
export function checkNote(kind: 'credit' | 'debit', note: NewNote, invoice: Invoice): void {
  const problem = kind === 'credit' ? creditProblem(invoice, note.amountPaise) : debitProblem(invoice);
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  if (problem !== null) throw badInput([{ path: isOpen ? 'amountPaise' : 'invoiceId', msg: problem }]);
  if (note.date > today())
    throw badInput([
      { path: 'date', msg: `${formatDate(note.date)} has not come yet; a note is issued on or after its date.` },
    ]);
  if (invoice.date !== null && note.date < invoice.date)
    throw badInput([{ path: 'date', msg: `The invoice is of ${formatDate(invoice.date)}; the note cannot be older.` }]);
}

/** Throws 400 for a number of the series, which is given in order, for one that the portal refuses, and for one that is taken, whatever the case of its letters. */
export async function checkNoteNumber(
  tx: Queries,
  kind: SeriesKind,
  table: string,
  field: string,
  number: string,
  date: string,
): Promise<void> {
  if (sequenceOf(kind, date, number) !== null)
    throw badInput([{ path: field, msg: `Leave the number blank: ${seriesOf(kind, date)} is counted without gaps.` }]);
  if (!isDocumentNumber(number))
    throw badInput([
      { path: field, msg: 'Begin the number with a letter or a digit from 1 to 9: the GST portal takes no other.' },
    ]);
  const taken = await anyTable(tx)
    .selectFrom(table)
    .select('id')
    .where('financialYear', '=', financialYearOf(date))
    .where(sql`lower(${sql.ref(field)})`, '=', number.toLowerCase())
    .executeTakeFirst();
  if (taken)
    throw badInput([
      { path: field, msg: `${number} is taken; choose another, or leave it blank for the next of the series.` },
    ]);
}

/** Throws 409 when a debit note that was credited since is cancelled. */
export function checkDebitCancel(note: NewNote, invoice: Invoice): void {
  const left = invoice.totalPaise + invoice.debitedPaise - note.amountPaise;
  if (invoice.creditedPaise > left)
    throw conflict(
      'refused',
      `${formatRupees(invoice.creditedPaise - left)} of it was credited; cancel that credit note first.`,
    );
}
