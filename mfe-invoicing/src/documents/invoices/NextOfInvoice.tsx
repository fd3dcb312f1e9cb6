import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import { onItsWay, type Sending } from 'shared/domain/money/sendings/sending';
import { nextWords } from 'shared/domain/pay/runs/runStepNames';
import { useList } from 'shared/platform';
import { Text } from 'shared/ui';

/** The next step for an issued invoice: send it, then record the payment. Nothing once it is paid. */
export function NextOfInvoice({ invoice }: { invoice: InvoiceView }) {
  const isOwed = (invoice.status === 'issued' || invoice.status === 'paid') && !invoice.isSample;
  const sent = useList<Sending>('sendings', { documentId: invoice.id, state: onItsWay.join(','), size: '1' });
  if (!isOwed || sent.state !== 'ready') return null;
  const isSent = isBroughtIn(invoice) || sent.rows.length > 0;
  if (isSent && invoice.balancePaise <= 0) return null;
  return <Text role="status">{nextWords({ step: isSent ? 'receipts' : 'sent', acts: [] })}</Text>;
}
