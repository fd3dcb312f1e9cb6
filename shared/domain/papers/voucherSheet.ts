import { formatDate } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';
import { lutOf } from '../letterhead/letterhead';
import { endorsementOf, isZeroRated } from '../money/documents/taxTreatment';
import type { StoredVoucher } from '../money/settle/voucher';
import { amountInWords } from '../text/amountInWords';
import { formatNumber } from '../text/formatNumber';
import { formatRupees } from '../text/money';
import { clientOf, type DocumentSheet, known, placeText, supplierOf, taxFacts } from './documentSheet';

/** A voucher with its letterhead. */
export type SheetVoucher = Pick<
  StoredVoucher,
  | 'kind'
  | 'number'
  | 'date'
  | 'amountPaise'
  | 'description'
  | 'sac'
  | 'taxPercent'
  | 'sez'
  | 'placeOfSupply'
  | 'clientName'
  | 'clientGstin'
  | 'clientAddress'
  | 'letterhead'
  | 'taxablePaise'
  | 'taxLines'
  | 'reverseCharge'
  | 'against'
  | 'cancelledAt'
> & {
  /** How the money came and under which reference; empty of a refund. */
  paidBy: string;
  /** For a refund, its receipt voucher; null for a receipt voucher. */
  againstDate: IsoDate | null;
};

/** How an advance is taxed, by its voucher: on reverse charge by the client; without tax, an export or a supply to a zone is under an undertaking, any other exempt. */
const treatmentOf = (voucher: Pick<SheetVoucher, 'sez' | 'placeOfSupply' | 'taxLines' | 'reverseCharge'>) =>
  voucher.reverseCharge
    ? 'reverse'
    : voucher.taxLines.length > 0
      ? 'taxable'
      : isZeroRated(voucher)
        ? 'undertaking'
        : 'exempt';

/** The text of a receipt or refund voucher (CGST Rules 2017, rules 50 and 51), under its letterhead. */
export function voucherSheet(voucher: SheetVoucher): DocumentSheet {
  const { kind, number, letterhead, placeOfSupply, amountPaise } = voucher;
  const word = kind === 'receipt' ? 'Receipt voucher' : 'Refund voucher';
  const isCancelled = voucher.cancelledAt !== null;
  const taxTreatment = treatmentOf(voucher);
  const client = { ...voucher, clientState: placeOfSupply, clientCountry: '', clientEmail: '' };
  return {
    title: isCancelled ? `Cancelled ${word.toLowerCase()}` : word,
    number,
    mark: isCancelled ? 'Cancelled' : '',
    supplier: supplierOf(letterhead),
    client: clientOf(client),
    clientLabel: kind === 'receipt' ? 'Received from' : 'Paid to',
    facts: [
      { label: `${word} number`, value: number },
      { label: 'Date', value: formatDate(voucher.date) },
      ...known([
        ['Against receipt voucher', voucher.against],
        ['Date of the receipt voucher', formatDate(voucher.againstDate)],
      ]),
      { label: 'Place of supply', value: placeText(placeOfSupply) },
      { label: 'Rate of tax', value: `${formatNumber(voucher.taxPercent)}%` },
      { label: 'Reverse charge', value: voucher.reverseCharge ? 'Yes' : 'No' },
      ...known([
        ['LUT or bond', taxTreatment === 'undertaking' ? lutOf(letterhead, voucher.date) : ''],
        ['Received by', voucher.paidBy],
      ]),
    ],
    endorsement: endorsementOf({ ...voucher, taxTreatment }),
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
