import type { TaxLine } from './invoice';
import type { IssuedLetterhead } from './letterhead';

/** The kinds of note against an invoice. */
export type NoteKind = 'credit' | 'debit';

/** What the server settles of a credit or debit note when it is written. */
export interface NoteFields {
  clientName: string;
  /** The invoice's own number, as printed. */
  invoiceNo: string;
  /** `2026-27`. */
  financialYear: string;
  /** As of the day it was written; null on what was written before letterheads were stored. */
  letterhead: IssuedLetterhead | null;
  /** The amount without its tax. */
  taxablePaise: number;
  /** Its share of the invoice's tax; none after the day until which it lowers the tax. */
  taxLines: TaxLine[];
  /** ISO 8601 instant; null while it counts. */
  cancelledAt: string | null;
}
