import { formatDate } from '../dates/dates';
import { amountInWords } from '../text/amountInWords';
import { formatRupees } from '../text/money';
import { clientOf, type DocumentSheet, known, placeText, supplierOf, taxFacts } from './documentSheet';
import type { StoredVoucher } from './voucher';

/** A voucher as it is read. */
export type SheetVoucher = Pick<
  StoredVoucher,
  | 'kind'
  | 'number'
  | 'date'
  | 'amountPaise'
  | 'description'
  | 'sac'
  | 'placeOfSupply'
  | 'clientName'
  | 'clientGstin'
  | 'clientAddress'
  | 'letterhead'
  | 'taxablePaise'
  | 'taxLines'
  | 'against'
  | 'cancelledAt'
> & {
  /** How the money came and under which reference; empty of a refund. */
  paidBy: string;
};

/** The text of a receipt or refund voucher (CGST Rules 2017, rules 50 and 51), under its letterhead. */
export function voucherSheet(voucher: SheetVoucher): DocumentSheet {
  const { kind, number, letterhead, placeOfSupply, amountPaise } = voucher;
  const word = kind === 'receipt' ? 'Receipt voucher' : 'Refund voucher';
  const isCancelled = voucher.cancelledAt !== null;
  const client = { ...voucher, clientState: placeOfSupply, clientCountry: '', clientEmail: '' };
  return {
    title: isCancelled ? `Cancelled ${word.toLowerCase()}` : word,
    number,
    mark: isCancelled ? 'Cancelled' : '',
    supplier: supplierOf(letterhead),
    client: clientOf(client),
    facts: [
      { label: `${word} number`, value: number },
      { label: 'Date', value: formatDate(voucher.date) },
      ...known([['Against receipt voucher', voucher.against]]),
      { label: 'Place of supply', value: placeText(placeOfSupply) },
      { label: 'Reverse charge', value: 'No' },
      ...known([['Received by', voucher.paidBy]]),
    ],
    endorsement: '',
    columns: [{ title: 'Description' }, { title: 'SAC' }, { title: 'Taxable value', isNumber: true }],
    rows: [
      [
        voucher.description || (kind === 'receipt' ? 'Advance for services' : 'Advance paid back'),
        ...[voucher.sac, formatRupees(voucher.taxablePaise)],
      ],
    ],
    sums: [{ label: 'Taxable value', value: formatRupees(voucher.taxablePaise) }, ...taxFacts(voucher.taxLines)],
    total: formatRupees(amountPaise),
    totalLabel: kind === 'receipt' ? 'Advance received' : 'Paid back',
    words: amountInWords(amountPaise),
    payment: [],
    texts: [],
    signatory: letterhead.signatory,
  };
}
