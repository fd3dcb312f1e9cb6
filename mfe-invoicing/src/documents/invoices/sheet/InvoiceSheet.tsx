import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { SheetAnnex } from 'shared/domain/papers/documentSheet';
import { invoiceSheet } from 'shared/domain/papers/invoiceSheet';
import { useRegistered } from '../../../eInvoices/useRegistered';
import { Sheet } from './Sheet';

interface Props {
  invoice: Invoice;
  letterhead: IssuedLetterhead;
  /** The people and days of an invoice that bills a month. */
  annex: SheetAnnex | undefined;
}

/** An invoice as in its PDF, under a letterhead. */
export function InvoiceSheet({ invoice, letterhead, annex }: Props) {
  const registered = useRegistered(`invoices/${invoice.id}`, invoice);
  return (
    <Sheet
      sheet={{ ...invoiceSheet(invoice, letterhead), ...(annex && { annex }), ...(registered && { registered }) }}
    />
  );
}
