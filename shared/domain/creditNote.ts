import { z } from 'zod';
import { draftNumber } from './identifierFields';
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

export interface CreditNote extends CreditNoteInput, RecordFields {
  clientName: string;
  /** The invoice's own number, as printed. */
  invoiceNo: string;
  /** `2026-27`. */
  financialYear: string;
  /** ISO 8601 instant; null while it counts. */
  cancelledAt: string | null;
}
