import { z } from 'zod';
import { draftNumber, optionalGstin, optionalStateCode } from './identifierFields';
import { invoiceItem } from './invoiceItem';
import type { IssuedLetterhead } from './letterhead';
import { MAX_INVOICE_ITEMS } from './limits';
import type { RecordFields } from './recordFields';
import { taxTreatments } from './taxTreatment';
import { oneOf, optionalDate, optionalText, percent, yesNo } from './validation';

/** The number that a new form starts with. */
export const DEFAULT_INVOICE_NO = 'INV-001';

/** The stored statuses; what a list shows is `shownInvoiceStatus` of invoiceStatus.ts. */
export const invoiceStatuses = ['draft', 'issued', 'paid', 'cancelled'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** A draft, which may be blank; what is given must still be right. */
export const invoiceInput = z.object({
  invoiceNo: draftNumber,
  clientName: optionalText('client name', 200),
  /** The company it is for, when it is one on record. */
  companyId: optionalText('company', 64),
  clientGstin: optionalGstin,
  /** GST state code. */
  clientState: optionalStateCode,
  clientAddress: optionalText('client address', 1000),
  clientEmail: optionalText('client e-mail address', 254),
  /** A client in a special economic zone: always IGST. */
  sez: yesNo('SEZ').default(false),
  date: optionalDate('invoice date'),
  dueDate: optionalDate('due date'),
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
export interface TaxLine {
  head: TaxHead | 'Tax';
  /** Per cent of the subtotal. */
  percent: number;
  amountPaise: number;
}

/** The amounts of an invoice as stored at issue; the total is the sum of the stored lines. */
export interface InvoiceTotals {
  /** In the order of the items. */
  linePaise: number[];
  subtotalPaise: number;
  taxLines: TaxLine[];
  taxPaise: number;
  /** What rounds the total to a whole rupee, from −50 to 50; 0 when there is no such line. */
  roundOffPaise: number;
  totalPaise: number;
}

/** An invoice as it is stored; what is worked out is fixed at issue. */
export interface Invoice extends InvoiceInput, InvoiceTotals, RecordFields {
  status: InvoiceStatus;
  /** The state code of the place of supply, empty on a draft whose states are unknown. */
  placeOfSupply: string;
  /** As of the day of issue; null on a draft, and on what was issued before letterheads were stored. */
  letterhead: IssuedLetterhead | null;
  /** `2026-27`, set at issue. */
  financialYear: string;
  /** The number it had as a draft; it is not given to another. */
  draftNo: string;
  /** ISO 8601 instants, null until it happens. */
  issuedAt: string | null;
  cancelledAt: string | null;
  /** Sum of the payments. */
  paidPaise: number;
  /** Sum of the credit notes. */
  creditedPaise: number;
  /** Sum of the debit notes. */
  debitedPaise: number;
  /** What the client still owes; 0 on a draft and when cancelled, below 0 when too much was paid. */
  balancePaise: number;
}
