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
 * What the note says of the invoice's lines; its amount is what they come to with tax. Sent without lines, a note has its
 * amount shared by them; without any are those from before notes had lines, and a credit note of an amount that no
 * longer lowers the tax.
 */
const noteLines = z
  .array(noteLine, { error: 'Send the lines as a list.' })
  .max(MAX_INVOICE_ITEMS, `A note holds at most ${MAX_INVOICE_ITEMS} lines.`)
  .default([]);

/** Dated in a month whose GSTR-1 or IFF is filed: GSTR-1A reports it. By default it is dated in an open month. */
const inGstr1a = yesNo('GSTR-1A').default(false);

/** A credit note against an issued invoice. The client is the invoice's; a blank number takes the next of the series. The amount includes tax. */
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

/** A debit note against an issued invoice, likewise. */
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

/** What the server settles of a note when it is written. */
const noteFields = () => ({
  ...sampleMark(),
  clientName: z.string(),
  /** The invoice's own number, as printed. */
  invoiceNo: z.string(),
  /** `2026-27`. */
  financialYear: z.string(),
  /** From the day it was written; null on notes written before letterheads were stored. */
  letterhead: issuedLetterhead().nullable(),
  /** The company's GSTIN under which its invoice was issued, of which its number's series and its returns are; empty on a sample. */
  registration: z.string(),
  /** The amount without its tax and round-off. */
  taxablePaise: z.int(),
  /** Its share of the invoice's round-off. */
  roundOffPaise: z.int(),
  /** Its share of the invoice's tax; none after the last day on which it lowers the tax. */
  taxLines: z.array(taxLine()),
  /** ISO 8601 instant; null while it counts. */
  cancelledAt: z.iso.datetime().nullable(),
});
export type NoteFields = z.infer<z.ZodObject<ReturnType<typeof noteFields>>>;

/**
 * A note's further fields in answers: also its client, by its invoice; empty for a client that is no company on record.
 */
const answeredFields = () => ({ ...noteFields(), companyId: z.string() });

/** Notes as the API answers them. */
export const creditNoteRecord = /* @__PURE__ */ recordOf(creditNoteInput, answeredFields);
export const debitNoteRecord = /* @__PURE__ */ recordOf(debitNoteInput, answeredFields);
export type CreditNote = z.infer<typeof creditNoteRecord>;
export type DebitNote = z.infer<typeof debitNoteRecord>;

/** The common fields of both kinds of note, as stored. */
export type Note = Omit<CreditNote, 'creditNoteNumber' | 'companyId'>;
