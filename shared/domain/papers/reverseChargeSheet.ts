import { formatDate } from '../dates/dates';
import { taxHeadsOf } from '../money/documents/placeOfSupply';
import { type ReverseChargeDocument, reverseChargeNames } from '../money/purchases/reverseChargeDocument';
import { amountInWords } from '../text/amountInWords';
import { formatNumber } from '../text/formatNumber';
import { formatRupees } from '../text/money';
import { type DocumentSheet, known, placeText, type SheetFact, supplierOf } from './documentSheet';

/** A self-invoice or payment voucher with its letterhead. */
export type SheetReverseCharge = Omit<
  ReverseChargeDocument,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'financialYear' | 'purchaseId' | 'registration'
>;

/** Each tax with its rate, where the bill has one rate. */
function taxFactsOf(document: SheetReverseCharge): SheetFact[] {
  const { placeOfSupply, percent, rates, cgstPaise, sgstPaise, igstPaise } = document;
  const [, second = 'SGST'] = taxHeadsOf(placeOfSupply, placeOfSupply, false);
  const at = (share: number) => (rates.length > 1 ? '' : ` @ ${formatNumber(percent * share)}%`);
  return [
    { label: `CGST${at(0.5)}`, paise: cgstPaise },
    { label: `${second}${at(0.5)}`, paise: sgstPaise },
    { label: `IGST${at(1)}`, paise: igstPaise },
  ]
    .filter(({ paise }) => paise > 0)
    .map(({ label, paise }) => ({ label, value: formatRupees(paise) }));
}

const sections = { invoice: 'CGST Act, section 31(3)(f)', payment: 'CGST Act, section 31(3)(g)' } as const;

/** The amounts of an invoice: value and tax. */
const invoiceSums = (document: SheetReverseCharge) => ({
  sums: [{ label: 'Taxable value', value: formatRupees(document.taxablePaise) }, ...taxFactsOf(document)],
  totalLabel: 'Value with tax',
  texts: [
    {
      label: 'Tax',
      value:
        'The recipient pays this tax to the government on reverse charge. The supplier gets the taxable value alone.',
    },
  ],
});

/** The amounts of a voucher: what was paid, and the tax on it. Rule 52(j) has the supplier sign. */
const paymentSums = (document: SheetReverseCharge) => ({
  sums: [
    { label: 'Bill', value: formatRupees(document.amountPaise + document.keptPaise) },
    ...(document.keptPaise > 0
      ? [{ label: 'Income tax kept back', value: `−${formatRupees(document.keptPaise)}` }]
      : []),
  ],
  totalLabel: 'Amount paid',
  texts: [
    {
      label: 'Tax payable on reverse charge',
      value: taxFactsOf(document)
        .map(({ label, value }) => `${label}: ${value}`)
        .join(', '),
    },
    { label: 'Signature of the supplier', value: '\n\n' },
  ],
});

/**
 * The text of a self-invoice (CGST Rules 2017, rule 46) or a payment voucher (rule 52). The company, as the recipient,
 * issues it under its letterhead; the supplier is named as the other party.
 */
export function reverseChargeSheet(document: SheetReverseCharge): DocumentSheet {
  const { kind, number, letterhead, supplierName, supplierGstin, supplierAddress, placeOfSupply, rates } = document;
  const isInvoice = kind === 'invoice';
  const title = isInvoice ? 'Invoice by recipient' : reverseChargeNames.payment;
  const isCancelled = document.cancelledAt !== null;
  const parts = rates.length > 0 ? rates : [document];
  return {
    title: isCancelled ? `Cancelled ${title.toLowerCase()}` : title,
    number,
    mark: isCancelled ? 'Cancelled' : '',
    supplier: supplierOf(letterhead),
    client: {
      name: supplierName,
      lines: [
        ...supplierAddress.split(/\s*\n\s*/),
        supplierGstin === '' ? 'Not registered under GST' : `GSTIN ${supplierGstin}`,
      ].filter(Boolean),
    },
    clientLabel: isInvoice ? 'Supplier' : 'Paid to',
    facts: [
      { label: `${isInvoice ? 'Invoice' : 'Voucher'} number`, value: number },
      { label: 'Date', value: formatDate(document.date) },
      { label: 'Issued under', value: sections[kind] },
      { label: 'Recipient’s GSTIN', value: letterhead.gstin },
      { label: 'Place of supply', value: placeText(placeOfSupply) },
      { label: 'Supplier’s bill', value: `${document.billNumber}, ${formatDate(document.billDate)}` },
      ...known([['Paid on', formatDate(document.paidOn)]]),
      { label: 'Tax is payable on reverse charge', value: 'Yes' },
    ],
    endorsement: '',
    columns: [
      { title: 'Description' },
      ...(document.sac === '' ? [] : [{ title: 'SAC or HSN' }]),
      { title: 'Rate of tax', isNumber: true },
      { title: 'Taxable value', isNumber: true },
    ],
    rows: parts.map(({ percent, taxablePaise }) => [
      document.description,
      ...(document.sac === '' ? [] : [document.sac]),
      `${formatNumber(percent)}%`,
      formatRupees(taxablePaise),
    ]),
    ...(isInvoice ? invoiceSums(document) : paymentSums(document)),
    total: formatRupees(document.amountPaise),
    words: amountInWords(document.amountPaise),
    payment: [],
    signatory: letterhead.signatory,
  };
}
