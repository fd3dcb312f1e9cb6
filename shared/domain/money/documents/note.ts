import { z } from 'zod';
import { issuedLetterhead } from '../../letterhead/letterhead';
import { draftNumber } from '../../records/identifierFields';
import { MAX_INVOICE_ITEMS } from '../../records/limits';
import { recordOf, sampleMark } from '../../records/recordFields';
import { isoDate, oneOf, positivePaise, text, yesNo } from '../../records/validation';
import { taxLine } from './invoice';
import { noteLine } from './noteLine';

/** The kinds of note against an invoice. */
export type NoteKind = 'credit' | 'debit';

/** Why notes are written, by the codes of the returns (GSTR-1, table 9B as first notified; accountants' files still carry them). */
export const noteReasons = {
  '01': 'Service taken back',
  '02': 'Discount after the supply',
  '03': 'Deficiency in the service',
  '04': 'Correction of the invoice',
  '05': 'Change of the place of supply',
  '06': 'Price settled finally',
  '07': 'Other',
} as const;
const reasonCodes = Object.keys(noteReasons) as [keyof typeof noteReasons, ...(keyof typeof noteReasons)[]];
const reasonCode = oneOf('reason code', reasonCodes).default('07');

/**
 * The note's lines, based on the invoice's; its amount is their sum with tax. Without lines in the request, the amount
 * is split over the invoice's lines; stored notes without any are from before notes had lines, or credit an amount that
 * no longer lowers the tax.
 */
const noteLines = z
  .array(noteLine, { error: 'Send the lines as a list.' })
  .max(MAX_INVOICE_ITEMS, `A note holds at most ${MAX_INVOICE_ITEMS} lines.`)
  .default([]);

/**
 * Dated in a month whose GSTR-1 or IFF is filed: GSTR-1A reports it. By default false: it is dated in an open month.
 */
const inGstr1a = yesNo('GSTR-1A').default(false);

/**
 * A credit note on an issued invoice. The client is the invoice's; a blank number gets the next of the series. The
 * amount includes tax.
 */
export const creditNoteInput = z.object({
  invoiceId: text('invoice', 64, 'Choose the invoice.'),
  creditNoteNumber: draftNumber,
  date: isoDate(),
  lines: noteLines,
  amountPaise: positivePaise(),
  reasonCode,
  reason: text('reason', 500),
  inGstr1a,
});
export type CreditNoteInput = z.infer<typeof creditNoteInput>;

/** A debit note on an issued invoice; the same rules apply. */
export const debitNoteInput = z.object({
  invoiceId: text('invoice', 64, 'Choose the invoice.'),
  debitNoteNumber: draftNumber,
  date: isoDate(),
  lines: noteLines,
  amountPaise: positivePaise(),
  reasonCode,
  reason: text('reason', 500),
  inGstr1a,
});
export type DebitNoteInput = z.infer<typeof debitNoteInput>;

/** The fields of a note that the server sets when it is issued. */
const noteFields = () => ({
  ...sampleMark(),
  clientName: z.string(),
  /** The invoice's own number, as printed. */
  invoiceNo: z.string(),
  /** `2026-27`. */
  financialYear: z.string(),
  /** As of the day of issue; null on notes from before letterheads were stored. */
  letterhead: issuedLetterhead().nullable(),
  /** The GSTIN that its invoice was issued under, which decides its number series and returns; empty on a sample. */
  registration: z.string(),
  /** The amount without its tax and round-off. */
  taxablePaise: z.int(),
  /** Its share of the invoice's round-off. */
  roundOffPaise: z.int(),
  /** Its share of the invoice's tax; none after the deadline for lowering the tax. */
  taxLines: z.array(taxLine()),
  /** ISO 8601 instant; null unless cancelled. */
  cancelledAt: z.iso.datetime().nullable(),
});
export type NoteFields = z.infer<z.ZodObject<ReturnType<typeof noteFields>>>;

/** Additional fields of a note in responses: its invoice's client; empty for a client without a company record. */
const answeredFields = () => ({ ...noteFields(), companyId: z.string() });

/** Notes in the API's responses. */
export const creditNoteRecord = /* @__PURE__ */ recordOf(creditNoteInput, answeredFields);
export const debitNoteRecord = /* @__PURE__ */ recordOf(debitNoteInput, answeredFields);
export type CreditNote = z.infer<typeof creditNoteRecord>;
export type DebitNote = z.infer<typeof debitNoteRecord>;

/** The common fields of both kinds of note, as stored. */
export type Note = Omit<CreditNote, 'creditNoteNumber' | 'companyId'>;
