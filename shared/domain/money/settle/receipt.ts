import { z } from 'zod';
import { recordOf, sampleMark } from '../../records/recordFields';
import { isoDate, oneOf, optionalPaise, optionalText, paise, text } from '../../records/validation';
import { sumPaise } from '../../text/money';
import type { Invoice } from '../documents/invoice';
import { paymentMethods } from './payment';

/** The most invoices that one receipt settles. */
const MAX_RECEIPT_LINES = 200;

/** How money came; TDS and GST-TDS are amounts of their own. */
export const receiptMethods = paymentMethods.filter((method) => method !== 'TDS' && method !== 'GST-TDS');

/** The method of an advance that came before the firm began its books here; nobody chooses it. */
export const BROUGHT_IN = 'Brought in';
const storedMethods = [...receiptMethods, BROUGHT_IN] as readonly string[] as ['Bank transfer', ...string[]];

/** What a receipt settles of one invoice. */
const receiptLine = () =>
  z.object({
    invoiceId: text('invoice', 64, 'Choose the invoice.'),
    /** Set by the server. */
    invoiceNo: optionalText('invoice number', 64),
    /** The amount received. */
    amountPaise: paise(),
    /** The TDS. */
    tdsPaise: optionalPaise('TDS'),
    /** The GST-TDS. */
    gstTdsPaise: optionalPaise('GST-TDS'),
  });
export type ReceiptLine = z.infer<ReturnType<typeof receiptLine>>;

/** The parts of a receipt, or of a line, in paise. */
export type ReceiptAmounts = Pick<ReceiptLine, 'amountPaise' | 'tdsPaise' | 'gstTdsPaise'>;

/** Everything it settles: the money and both taxes withheld. */
export const worthOf = ({ amountPaise, tdsPaise, gstTdsPaise }: ReceiptAmounts): number =>
  amountPaise + tdsPaise + gstTdsPaise;

/** What no invoice has yet of a receipt, in paise: of the money, and of each tax. Below 0 where the lines settle more. */
export function leftOfReceipt({
  amountPaise,
  tdsPaise,
  gstTdsPaise,
  lines,
}: ReceiptAmounts & { lines: readonly ReceiptAmounts[] }): ReceiptAmounts {
  return {
    amountPaise: amountPaise - sumPaise(lines.map((line) => line.amountPaise)),
    tdsPaise: tdsPaise - sumPaise(lines.map((line) => line.tdsPaise)),
    gstTdsPaise: gstTdsPaise - sumPaise(lines.map((line) => line.gstTdsPaise)),
  };
}

/**
 * Money from one client received at once, and the tax withheld from it, for any number of its invoices. The part that
 * no line settles is an advance. A client is a company on record, or a name when there is none.
 */
export const receiptInput = z
  .object({
    companyId: optionalText('company', 64),
    /** With a company, its name. */
    clientName: optionalText('client name', 200),
    date: isoDate(),
    /** In the bank or at hand; 0 for TDS alone. */
    amountPaise: paise('amount received'),
    /** Income tax that the client withheld and deposited for the company. */
    tdsPaise: optionalPaise('TDS'),
    /** The same of GST, which government bodies keep back (CGST Act, section 51). */
    gstTdsPaise: optionalPaise('GST-TDS'),
    method: oneOf('method', storedMethods).default('Bank transfer'),
    /** UTR, or the number of the cheque. */
    reference: optionalText('reference', 120),
    lines: z
      .array(receiptLine(), { error: 'Send the invoices as a list.' })
      .max(MAX_RECEIPT_LINES, `A receipt settles at most ${MAX_RECEIPT_LINES} invoices.`)
      .default([]),
  })
  .superRefine((receipt, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (receipt.companyId === '' && receipt.clientName === '') wrong(['clientName'], 'Choose the client.');
    if (worthOf(receipt) === 0) wrong(['amountPaise'], 'The amount received must be above 0.');
    const seen = new Set<string>();
    for (const [place, line] of receipt.lines.entries()) {
      if (seen.has(line.invoiceId)) wrong(['lines', place, 'invoiceId'], 'This invoice is listed twice.');
      if (worthOf(line) === 0)
        wrong(['lines', place, 'amountPaise'], 'Enter what is settled of this invoice, or remove it.');
      seen.add(line.invoiceId);
    }
    const left = leftOfReceipt(receipt);
    if (left.amountPaise < 0) wrong(['amountPaise'], 'The invoices take more than the amount received.');
    if (left.tdsPaise < 0) wrong(['tdsPaise'], 'The invoices take more than the TDS.');
    if (left.gstTdsPaise < 0) wrong(['gstTdsPaise'], 'The invoices take more than the GST-TDS.');
  });
export type ReceiptInput = z.infer<typeof receiptInput>;

/** The same as the API answers it. */
export const receiptRecord = /* @__PURE__ */ recordOf(receiptInput, () => ({
  ...sampleMark(),
  /** What no invoice has yet, TDS included. */
  advancePaise: z.int(),
}));
export type Receipt = z.infer<typeof receiptRecord>;

/** The receipts of a selection, added up. */
export const receiptTotals = z.object({
  count: z.int(),
  amountPaise: z.int(),
  tdsPaise: z.int(),
  gstTdsPaise: z.int(),
  advancePaise: z.int(),
});
export type ReceiptTotals = z.infer<typeof receiptTotals>;

/** What an allocation reads of an invoice. */
export type OpenInvoice = Pick<Invoice, 'id' | 'invoiceNo' | 'date' | 'balancePaise'>;

/**
 * A receipt's proposed lines: the oldest invoices are settled first, the last in part, and each takes its share of the
 * taxes withheld. The lines and the rest agree with all amounts to the paisa.
 */
export function proposeLines(invoices: readonly OpenInvoice[], receipt: ReceiptAmounts): ReceiptLine[] {
  const worth = worthOf(receipt);
  const oldest = invoices
    .filter(({ balancePaise }) => balancePaise > 0)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.invoiceNo.localeCompare(b.invoiceNo));
  const kept = receipt.tdsPaise + receipt.gstTdsPaise;
  // Share of the first this many paise; a big integer, as the product of two amounts exceeds what a number holds
  // exactly.
  const share = (part: number, whole: number, of: number) =>
    whole === 0 ? 0 : Number((BigInt(part) * BigInt(of)) / BigInt(whole));
  // One tax is shared within both, so that no line's money falls below 0 where both step up at once.
  const keptUntil = (until: number) => {
    const both = share(kept, worth, until);
    const tds = share(receipt.tdsPaise, kept, both);
    return { tds, gst: both - tds };
  };
  const lines: ReceiptLine[] = [];
  let settled = 0;
  for (const { id, invoiceNo, balancePaise } of oldest) {
    if (settled === worth || lines.length === MAX_RECEIPT_LINES) break;
    const next = Math.min(worth, settled + balancePaise);
    const [from, to] = [keptUntil(settled), keptUntil(next)];
    const [tdsPaise, gstTdsPaise] = [to.tds - from.tds, to.gst - from.gst];
    const amountPaise = next - settled - tdsPaise - gstTdsPaise;
    lines.push({ invoiceId: id, invoiceNo, amountPaise, tdsPaise, gstTdsPaise });
    settled = next;
  }
  return lines;
}
