import { formatDate } from '../dates/dates';
import { type IssuedLetterhead, lutOf } from '../letterhead/letterhead';
import type { Invoice } from '../money/documents/invoice';
import { ABROAD, endorsementOf } from '../money/documents/taxTreatment';
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

/** CGST Rules 2017, rule 46(s). */
const NO_IRN =
  'I/We hereby declare that though our aggregate turnover in any preceding financial year from 2017-18 onwards is more than the aggregate turnover notified under sub-rule (4) of rule 48, we are not required to prepare an invoice in terms of the provisions of the said sub-rule.';

/** Whether an invoice is to a client in India who is not registered: such a one gets no IRN. */
export const isToUnregistered = ({ clientGstin, placeOfSupply }: Pick<Invoice, 'clientGstin' | 'placeOfSupply'>) =>
  clientGstin === '' && placeOfSupply !== ABROAD;

/**
 * An invoice's title: a supply without tax because it is exempt has a bill of supply (CGST Act 2017, section 31(3)(c)).
 */
function invoiceTitle({ status, taxTreatment }: Pick<Invoice, 'status' | 'taxTreatment'>): string {
  if (status === 'draft') return taxTreatment === 'exempt' ? 'Draft bill of supply' : 'Draft invoice';
  const title = taxTreatment === 'exempt' ? 'Bill of supply' : 'Tax invoice';
  return status === 'cancelled' ? `Cancelled ${title.toLowerCase()}` : title;
}

function markOf(status: Invoice['status'], { isSample = false }: IssuedLetterhead): string {
  if (status === 'draft') return 'Draft';
  return status === 'cancelled' ? 'Cancelled' : isSample ? 'Sample' : '';
}

function periodText({ serviceFrom, serviceTo }: Pick<Invoice, 'serviceFrom' | 'serviceTo'>): string {
  return serviceFrom && serviceTo ? `${formatDate(serviceFrom)} to ${formatDate(serviceTo)}` : '';
}

/** The text of an invoice or bill of supply, from its stored amounts, under a letterhead: its own once it was issued. */
export function invoiceSheet(invoice: Invoice, letterhead: IssuedLetterhead): DocumentSheet {
  const { bankName, bankAccount, bankIfsc, upi, terms } = letterhead;
  const word = invoice.taxTreatment === 'exempt' ? 'Bill' : 'Invoice';
  return {
    title: invoiceTitle(invoice),
    number: invoice.invoiceNo,
    mark: markOf(invoice.status, letterhead),
    supplier: supplierOf(letterhead),
    client: clientOf(invoice),
    facts: [
      { label: `${word} number`, value: invoice.invoiceNo },
      { label: `${word} date`, value: formatDate(invoice.date) },
      { label: 'Due date', value: formatDate(invoice.dueDate) },
      { label: 'Place of supply', value: placeText(invoice.placeOfSupply) },
      { label: 'Reverse charge', value: invoice.taxTreatment === 'reverse' ? 'Yes' : 'No' },
      ...known([
        ['LUT or bond', invoice.taxTreatment === 'undertaking' && invoice.date ? lutOf(letterhead, invoice.date) : ''],
        ['Purchase order', invoice.purchaseOrder],
        ['Period of service', periodText(invoice)],
      ]),
    ],
    endorsement: endorsementOf(invoice),
    columns: lineColumns,
    rows: invoice.items.map((item, index) => [
      item.description,
      item.sac,
      formatNumber(item.quantity),
      item.unit,
      formatRupees(item.pricePaise),
      formatRupees(invoice.linePaise[index] ?? 0),
    ]),
    sums: [
      { label: 'Subtotal', value: formatRupees(invoice.subtotalPaise) },
      ...taxFacts(invoice.taxLines),
      ...roundOffFacts(invoice),
    ],
    total: formatRupees(invoice.totalPaise),
    words: amountInWords(invoice.totalPaise),
    payment: known([
      ['Bank', bankAccount && bankName],
      ['Account number', bankAccount],
      ['IFSC', bankAccount && bankIfsc],
      ['UPI', upi],
    ]),
    texts: known([
      ['Notes', invoice.notes],
      ['Terms', terms],
      [
        'Declaration',
        letterhead.makesEInvoices && invoice.taxTreatment !== 'exempt' && isToUnregistered(invoice) ? NO_IRN : '',
      ],
    ]),
    signatory: letterhead.signatory,
  };
}
