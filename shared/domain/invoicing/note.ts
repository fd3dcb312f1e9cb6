import { z } from 'zod';
import { issuedLetterhead } from '../letterhead/letterhead';
import { draftNumber } from '../records/identifierFields';
import { recordOf, sampleMark } from '../records/recordFields';
import { isoDate, positivePaise, text, yesNo } from '../records/validation';
import { taxLine } from './invoice';

/** The kinds of note against an invoice. */
export type NoteKind = 'credit' | 'debit';

/** Dated in a month whose GSTR-1 or IFF is filed: GSTR-1A tells of it. By default it is dated in an open month. */
const inGstr1a = yesNo('GSTR-1A').default(false);

/** A credit note against an issued invoice. The client is the invoice's; a blank number takes the next of the series. The amount includes tax. */
export const creditNoteInput = z.object({
  invoiceId: text('invoice', 64, 'Choose the invoice.'),
  creditNoteNumber: draftNumber,
  date: isoDate(),
  amountPaise: positivePaise(),
  reason: text('reason', 500),
  inGstr1a,
});
export type CreditNoteInput = z.infer<typeof creditNoteInput>;

/** A debit note against an issued invoice, likewise. */
export const debitNoteInput = z.object({
  invoiceId: text('invoice', 64, 'Choose the invoice.'),
  debitNoteNumber: draftNumber,
  date: isoDate(),
  amountPaise: positivePaise(),
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
  /** As of the day it was written; null on what was written before letterheads were stored. */
  letterhead: issuedLetterhead().nullable(),
  /** The company's GSTIN under which its invoice was issued, of which its number's series and its returns are; empty on a sample. */
  registration: z.string(),
  /** The amount without its tax and round-off. */
  taxablePaise: z.int(),
  /** Its share of the invoice's round-off. */
  roundOffPaise: z.int(),
  /** Its share of the invoice's tax; none after the day until which it lowers the tax. */
  taxLines: z.array(taxLine()),
  /** ISO 8601 instant; null while it counts. */
  cancelledAt: z.iso.datetime().nullable(),
});
export type NoteFields = z.infer<z.ZodObject<ReturnType<typeof noteFields>>>;

/** What is known of a note when it is answered: also whose it is, by its invoice; empty for who is no company on record. */
const answeredFields = () => ({ ...noteFields(), companyId: z.string() });

/** Notes as the API answers them. */
export const creditNoteRecord = /* @__PURE__ */ recordOf(creditNoteInput, answeredFields);
export const debitNoteRecord = /* @__PURE__ */ recordOf(debitNoteInput, answeredFields);
export type CreditNote = z.infer<typeof creditNoteRecord>;
export type DebitNote = z.infer<typeof debitNoteRecord>;

/** What both kinds of note have, as they are stored. */
export type Note = Omit<CreditNote, 'creditNoteNumber' | 'companyId'>;
