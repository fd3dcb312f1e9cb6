import { formatDate } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';
import type { IssuedLetterhead } from '../letterhead/letterhead';
import type { Invoice } from '../money/documents/invoice';
import { amountInWords } from '../text/amountInWords';
import { formatRupees } from '../text/money';
import { clientOf, type DocumentSheet, known, supplierOf } from './documentSheet';

/** A change of the amount owed for an invoice. */
export interface StatementEntry {
  date: string;
  /** `Payment by UPI, 4711`. */
  text: string;
  /** The amount it adds; negative for one it takes away. */
  paise: number;
}

/** A day that is not parted at the end of a line. */
const dayOf = (date: string): string => formatDate(date).replaceAll(' ', '\u00a0');

/** An invoice's account until a day: paid, credited and debited amounts, and the amount owed. It is no tax document. */
export function statementSheet(
  invoice: Invoice,
  entries: readonly StatementEntry[],
  letterhead: IssuedLetterhead,
  today: IsoDate,
): DocumentSheet {
  let owed = invoice.totalPaise;
  const later = entries
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map(({ date, text, paise }) => {
      owed += paise;
      return [text, dayOf(date), formatRupees(paise), formatRupees(owed)];
    });
  const { bankName, bankAccount, bankIfsc, upi } = letterhead;
  return {
    title: 'Statement',
    number: invoice.invoiceNo,
    mark: letterhead.isSample ? 'Sample' : '',
    supplier: supplierOf(letterhead),
    client: clientOf(invoice),
    facts: [
      { label: 'Invoice number', value: invoice.invoiceNo },
      { label: 'Invoice date', value: formatDate(invoice.date) },
      { label: 'Due date', value: formatDate(invoice.dueDate) },
      { label: 'As of', value: formatDate(today) },
    ],
    endorsement: '',
    columns: [
      { title: 'What happened' },
      { title: 'Date' },
      { title: 'Amount', isNumber: true },
      { title: 'Owed after it', isNumber: true },
    ],
    rows: [
      [
        `Invoice ${invoice.invoiceNo}`,
        dayOf(invoice.date ?? today),
        formatRupees(invoice.totalPaise),
        formatRupees(invoice.totalPaise),
      ],
      ...later,
    ],
    sums: [],
    total: formatRupees(owed),
    totalLabel: 'Balance due',
    words: amountInWords(Math.max(0, owed)),
    payment: known([
      ['Bank', bankAccount && bankName],
      ['Account number', bankAccount],
      ['IFSC', bankAccount && bankIfsc],
      ['UPI', upi],
    ]),
    texts: [],
    signatory: letterhead.signatory,
  };
}
