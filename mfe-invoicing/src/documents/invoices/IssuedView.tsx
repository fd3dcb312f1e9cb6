import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { Allowed } from 'shared/platform';
import { useLetterhead } from 'shared/ui';
import { InvoiceAccount } from './InvoiceAccount';
import { InvoiceNotes } from './InvoiceNotes';
import { InvoicePageFrame } from './InvoicePageFrame';
import { PaymentList } from './payments/PaymentList';
import { usePaymentForm } from './payments/usePaymentForm';

/** An issued or cancelled invoice: the document, its account and payments. */
export function IssuedView({ invoice }: { invoice: InvoiceView }) {
  const { add, edit, drawer } = usePaymentForm(invoice);
  const { letterhead } = useLetterhead();
  const side = (
    <>
      <InvoiceAccount invoice={invoice} />
      <InvoiceNotes invoiceId={invoice.id} />
      {invoice.status !== 'cancelled' && (
        <Allowed right="payments:read">
          <PaymentList invoiceId={invoice.id} onEdit={edit} />
        </Allowed>
      )}
    </>
  );
  return (
    <InvoicePageFrame
      invoice={invoice}
      letterhead={invoice.letterhead ?? letterhead}
      title={invoice.invoiceNo}
      onPay={add}
      side={side}
    >
      {drawer}
    </InvoicePageFrame>
  );
}
