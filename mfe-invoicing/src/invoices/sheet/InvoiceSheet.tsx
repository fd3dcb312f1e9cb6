import type { Invoice } from 'shared/domain/invoice';
import { invoiceSheet } from 'shared/domain/invoiceSheet';
import type { IssuedLetterhead } from 'shared/domain/letterhead';
import { Sheet } from './Sheet';

/** An invoice as its PDF has it, under a letterhead. */
export function InvoiceSheet({ invoice, letterhead }: { invoice: Invoice; letterhead: IssuedLetterhead }) {
  return <Sheet sheet={invoiceSheet(invoice, letterhead)} />;
}
