import type { Invoice } from 'shared/domain/invoicing/invoice';
import { invoiceSheet } from 'shared/domain/invoicing/invoiceSheet';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import { Sheet } from './Sheet';

/** An invoice as its PDF has it, under a letterhead. */
export function InvoiceSheet({ invoice, letterhead }: { invoice: Invoice; letterhead: IssuedLetterhead }) {
  return <Sheet sheet={invoiceSheet(invoice, letterhead)} />;
}
