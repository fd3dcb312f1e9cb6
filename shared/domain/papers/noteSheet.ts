import { formatDate } from '../dates/dates';
import { financialYearOf } from '../dates/financialYear';
import type { IssuedLetterhead } from '../letterhead/letterhead';
import { lastCreditDay } from '../money/documents/creditLimit';
import type { Invoice } from '../money/documents/invoice';
import { type NoteFields, type NoteKind, noteReasons } from '../money/documents/note';
import type { NoteLine } from '../money/documents/noteLine';
import { endorsementOf } from '../money/documents/taxTreatment';
import { amountInWords } from '../text/amountInWords';
import { formatNumber } from '../text/formatNumber';
import { formatRupees } from '../text/money';
import {
  clientOf,
  type DocumentSheet,
  known,
  lineColumns,
  placeText,
  roundOffFacts,
  supplierOf,
  taxFacts,
} from './documentSheet';

/** A credit or debit note with its letterhead. */
export type SheetNote = Omit<NoteFields, 'registration'> & {
  number: string;
  date: string;
  amountPaise: number;
  reason: string;
  reasonCode: keyof typeof noteReasons;
  lines: readonly NoteLine[];
};

/** Why a credit note has no tax although its invoice has; empty when it has or needs none. */
function withoutTax(kind: NoteKind, note: SheetNote, invoice: Invoice): string {
  if (kind === 'debit' || note.taxLines.length > 0 || invoice.taxLines.length === 0 || !invoice.date) return '';
  if (note.date <= lastCreditDay(invoice.date, note.date))
    return `Without tax: the annual return of ${financialYearOf(invoice.date)} was filed before this note, and a credit note no longer lowers it (CGST Act 2017, section 34(2)).`;
  return `Without tax: after ${formatDate(lastCreditDay(invoice.date, note.date))} a credit note for this invoice no longer lowers it (CGST Act 2017, section 34(2)).`;
}

const reasonOf = ({ reasonCode, reason }: SheetNote): string =>
  reasonCode === '07' ? reason : `${noteReasons[reasonCode]}: ${reason}`;

/** The table of a note: its lines as an invoice's, or its reason where it has none. */
function linesOf(note: SheetNote): Pick<DocumentSheet, 'columns' | 'rows'> {
  if (note.lines.length === 0)
    return {
      columns: [{ title: 'Reason' }, { title: 'Taxable value', isNumber: true }],
      rows: [[reasonOf(note), formatRupees(note.taxablePaise)]],
    };
  return {
    columns: lineColumns,
    rows: note.lines.map(({ description, sac, quantity, unit, pricePaise, amountPaise }) => [
      ...[description, sac, formatNumber(quantity), unit || '–'],
      ...[formatRupees(pricePaise), formatRupees(amountPaise)],
    ]),
  };
}

/** The text of a credit or debit note against its invoice (CGST Rules 2017, rule 53(1A)), under its letterhead. */
export function noteSheet(
  kind: NoteKind,
  note: SheetNote,
  invoice: Invoice,
  letterhead: IssuedLetterhead,
): DocumentSheet {
  const word = kind === 'credit' ? 'Credit note' : 'Debit note';
  const isCancelled = note.cancelledAt !== null;
  return {
    title: isCancelled ? `Cancelled ${word.toLowerCase()}` : word,
    number: note.number,
    mark: isCancelled ? 'Cancelled' : letterhead.isSample ? 'Sample' : '',
    supplier: supplierOf(letterhead),
    client: clientOf(invoice),
    facts: [
      { label: `${word} number`, value: note.number },
      { label: `${word} date`, value: formatDate(note.date) },
      { label: 'Against invoice', value: note.invoiceNo },
      { label: 'Invoice date', value: formatDate(invoice.date) },
      { label: 'Place of supply', value: placeText(invoice.placeOfSupply) },
      ...known([['Reverse charge', invoice.taxTreatment === 'reverse' ? 'Yes' : '']]),
    ],
    endorsement: endorsementOf(invoice),
    ...linesOf(note),
    sums: [
      { label: 'Taxable value', value: formatRupees(note.taxablePaise) },
      ...taxFacts(note.taxLines),
      ...roundOffFacts(note),
    ],
    total: formatRupees(note.amountPaise),
    words: amountInWords(note.amountPaise),
    payment: [],
    texts: known([
      ['Reason', note.lines.length > 0 ? reasonOf(note) : ''],
      ['Tax', withoutTax(kind, note, invoice)],
    ]),
    signatory: letterhead.signatory,
  };
}
