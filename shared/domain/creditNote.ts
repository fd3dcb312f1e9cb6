import { z } from 'zod';
import { draftNumber } from './identifierFields';
import type { NoteFields } from './note';
import type { RecordFields } from './recordFields';
import { isoDate, positivePaise, text } from './validation';

/** A credit note against an issued invoice. The client is the invoice's; a blank number takes the next of the series. The amount includes tax. */
export const creditNoteInput = z.object({
  invoiceId: text('invoice', 64, 'Choose the invoice.'),
  creditNoteNumber: draftNumber,
  date: isoDate(),
  amountPaise: positivePaise(),
  reason: text('reason', 500),
});
export type CreditNoteInput = z.infer<typeof creditNoteInput>;

export type CreditNote = CreditNoteInput & NoteFields & RecordFields;
