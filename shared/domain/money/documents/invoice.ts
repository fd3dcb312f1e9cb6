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

/** The number that a new form starts with. */
export const DEFAULT_INVOICE_NO = 'INV-001';

/** The stored statuses; what a list shows is `shownInvoiceStatus` of invoiceStatus.ts. */
const invoiceStatuses = ['draft', 'issued', 'paid', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice's status in lists. Paid, Unpaid and Overdue have their own colors; the others are shown in orange. */
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

/** A draft, which may be blank; given values must be valid. */
export const invoiceInput = z.object({
  invoiceNo: draftNumber,
  /** The company's GSTIN that it is issued under, of which its number's series and its returns are: chosen where the company has several, empty on a draft of a company that has one, and on a sample. */
  registration: optionalText('registration', 15),
  clientName: optionalText('client name', 200),
  /** The company it is for, when it is one on record. */
  companyId: optionalText('company', 64),
  clientGstin: optionalGstin,
  /** GST state code. */
  clientState: optionalStateCode,
  clientAddress: optionalText('client address', 1000),
  /** PIN of that address, where the text does not name it: an e-invoice needs it. */
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

/** The kinds of tax line that a printed invoice can hold. */
export const taxHeads = ['CGST', 'SGST', 'UTGST', 'IGST'] as const;
export type TaxHead = (typeof taxHeads)[number];

/** One line of tax, as computed once and stored. */
export const taxLine = () =>
  z.object({
    head: z.enum([...taxHeads, 'Tax']),
    /** Per cent of the subtotal. */
    percent: z.number(),
    amountPaise: z.int(),
  });
export type TaxLine = z.infer<ReturnType<typeof taxLine>>;

/** The amounts of an invoice as stored at issue; the total is the sum of the stored lines. */
const totals = () => ({
  /** In the order of the items. */
  linePaise: z.array(z.int()),
  subtotalPaise: z.int(),
  taxLines: z.array(taxLine()),
  taxPaise: z.int(),
  /** Rounds the total to a whole rupee, from −50 to 50; 0 when there is no such line. */
  roundOffPaise: z.int(),
  totalPaise: z.int(),
});
export type InvoiceTotals = z.infer<z.ZodObject<ReturnType<typeof totals>>>;

/** An invoice as the API answers it, with today's status. */
export const invoiceRecord = /* @__PURE__ */ recordOf(invoiceInput, () => ({
  ...sampleMark(),
  ...totals(),
  status: z.enum(invoiceStatuses),
  /** The status shown as long as it is not late. */
  standing: z.enum(shownInvoiceStatuses),
  /** The day after which it is late, `9999-12-31` while it never can be. */
  lateAfter: z.iso.date(),
  /** The state code of the place of supply, empty on a draft whose states are unknown. */
  placeOfSupply: z.string(),
  /** From the day of issue; null on a draft, and on documents issued before letterheads were stored. */
  letterhead: issuedLetterhead().nullable(),
  /** `2026-27`, set at issue. */
  financialYear: z.string(),
  /** Issued into a month whose GSTR-1 or IFF was filed: GSTR-1A reports it. */
  inGstr1a: z.boolean(),
  /** The number it had as a draft; it is not given to another. */
  draftNo: z.string(),
  /** ISO 8601 instants, null until it happens. */
  issuedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** Sum of the payments. */
  paidPaise: z.int(),
  /** Sum of the credit notes. */
  creditedPaise: z.int(),
  /** Sum of the debit notes. */
  debitedPaise: z.int(),
  /** What the client still owes; 0 on a draft and when cancelled, below 0 when too much was paid. */
  balancePaise: z.int(),
  shown: z.enum(shownInvoiceStatuses),
  /** The day on which the annual return of its financial year was filed: later credit notes don't lower its tax. Null while it is not. */
  annualReturnOn: z.iso.date().nullable(),
}));
export type InvoiceView = z.infer<typeof invoiceRecord>;
/** A stored invoice: its status changes with the day, and with the returns. */
export type Invoice = Omit<InvoiceView, 'shown' | 'annualReturnOn'>;
