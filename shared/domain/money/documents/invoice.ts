import { z } from 'zod';
import { issuedLetterhead } from '../../letterhead/letterhead';
import {
  draftNumber,
  optionalCountry,
  optionalGstin,
  optionalPin,
  optionalStateCode,
} from '../../records/identifierFields';
import { MAX_INVOICE_ITEMS } from '../../records/limits';
import { recordOf, sampleMark } from '../../records/recordFields';
import { oneOf, optionalDate, optionalText, percent, yesNo } from '../../records/validation';
import { invoiceItem } from './invoiceItem';
import { taxTreatments } from './taxTreatment';

/** The initial number in a new form. */
export const DEFAULT_INVOICE_NO = 'INV-001';

/** The stored statuses; lists show `shownInvoiceStatus` of invoiceStatus.ts. */
const invoiceStatuses = ['draft', 'issued', 'paid', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice's status in lists. Paid, Unpaid and Overdue have their own colors; the others are orange. */
export const shownInvoiceStatuses = [
  'Draft',
  'Unpaid',
  'Part paid',
  'Overdue',
  'Paid',
  'Credited',
  'Cancelled',
] as const;
export type ShownInvoiceStatus = (typeof shownInvoiceStatuses)[number];

/** A draft, which may be blank; values must be valid. */
export const invoiceInput = z.object({
  invoiceNo: draftNumber,
  /**
   * The GSTIN that it is issued under, which decides its number series and returns: chosen if the company has several,
   * empty on a draft if there is only one, and on a sample.
   */
  registration: optionalText('registration', 15),
  clientName: optionalText('client name', 200),
  /** Its company, if on record. */
  companyId: optionalText('company', 64),
  clientGstin: optionalGstin,
  /** GST state code. */
  clientState: optionalStateCode,
  clientAddress: optionalText('client address', 1000),
  /** PIN of that address, if the text does not contain it: required for e-invoices. */
  clientPin: optionalPin,
  /** ISO 3166-1 code of the country of a client abroad, whose state is {@link ABROAD}. */
  clientCountry: optionalCountry,
  clientEmail: optionalText('client email address', 254),
  /** A client in a special economic zone: always IGST. */
  sez: yesNo('SEZ').default(false),
  date: optionalDate('invoice date'),
  dueDate: optionalDate('due date'),
  /** The client's order. */
  purchaseOrder: optionalText('purchase order', 60),
  /** The period of the billed services. */
  serviceFrom: optionalDate('first day of service'),
  serviceTo: optionalDate('last day of service'),
  items: z
    .array(invoiceItem, { error: 'Send the items as a list.' })
    .max(MAX_INVOICE_ITEMS, `An invoice holds at most ${MAX_INVOICE_ITEMS} lines.`)
    .default([]),
  taxPercent: percent('tax percent').default(0),
  /** Why there is tax or none. */
  taxTreatment: oneOf('tax treatment', taxTreatments).default('taxable'),
  notes: optionalText('notes', 2000),
});
export type InvoiceInput = z.infer<typeof invoiceInput>;

/** The possible tax lines on a printed invoice. */
export const taxHeads = ['CGST', 'SGST', 'UTGST', 'IGST'] as const;
export type TaxHead = (typeof taxHeads)[number];

/** One line of tax, computed once and stored. */
export const taxLine = () =>
  z.object({
    head: z.enum([...taxHeads, 'Tax']),
    /** Per cent of the subtotal. */
    percent: z.number(),
    amountPaise: z.int(),
  });
export type TaxLine = z.infer<ReturnType<typeof taxLine>>;

/** An invoice's amounts, stored at issue; the total is the sum of the stored lines. */
const totals = () => ({
  /** In the order of the items. */
  linePaise: z.array(z.int()),
  subtotalPaise: z.int(),
  taxLines: z.array(taxLine()),
  taxPaise: z.int(),
  /** Rounds the total to a whole rupee, from −50 to 50; 0 without such a line. */
  roundOffPaise: z.int(),
  totalPaise: z.int(),
});
export type InvoiceTotals = z.infer<z.ZodObject<ReturnType<typeof totals>>>;

/** An invoice in the API's responses, with today's status. */
export const invoiceRecord = /* @__PURE__ */ recordOf(invoiceInput, () => ({
  ...sampleMark(),
  ...totals(),
  status: z.enum(invoiceStatuses),
  /** The status shown while it is not overdue. */
  standing: z.enum(shownInvoiceStatuses),
  /** The day after which it is overdue, `9999-12-31` if it never can be. */
  lateAfter: z.iso.date(),
  /** The state code of the place of supply, empty on a draft whose states are unknown. */
  placeOfSupply: z.string(),
  /** As of the day of issue; null on a draft, and on documents issued before letterheads were stored. */
  letterhead: issuedLetterhead().nullable(),
  /** `2026-27`, set at issue. */
  financialYear: z.string(),
  /** Issued into a month whose GSTR-1 or IFF was filed: GSTR-1A reports it. */
  inGstr1a: z.boolean(),
  /** Its number as a draft; not used again. */
  draftNo: z.string(),
  /** ISO 8601 instants, null until then. */
  issuedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** Sum of the payments. */
  paidPaise: z.int(),
  /** Sum of the credit notes. */
  creditedPaise: z.int(),
  /** Sum of the debit notes. */
  debitedPaise: z.int(),
  /** The amount the client still owes; 0 on a draft and when cancelled, negative if overpaid. */
  balancePaise: z.int(),
  shown: z.enum(shownInvoiceStatuses),
  /**
   * The day on which the annual return of its financial year was filed: later credit notes don't lower its tax. Null if
   * not filed.
   */
  annualReturnOn: z.iso.date().nullable(),
}));
export type InvoiceView = z.infer<typeof invoiceRecord>;
/** A stored invoice: its status depends on the day, and on the returns. */
export type Invoice = Omit<InvoiceView, 'shown' | 'annualReturnOn'>;
