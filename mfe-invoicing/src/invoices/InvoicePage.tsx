import { useParams } from 'react-router-dom';
import type { ShownInvoice } from 'shared/domain/invoicing/invoice';
import { useRecord } from 'shared/platform';
import { describeFailure, FailedState, LoadingState, PageHeader } from 'shared/ui';
import { DraftView } from './DraftView';
import { IssuedView } from './IssuedView';

/** One invoice: what it says, what was paid and credited, and what can be done with it. */
export default function InvoicePage() {
  const { id = '' } = useParams();
  const { data, state, error, reload } = useRecord<ShownInvoice>('invoices', id);
  if (data)
    return data.status === 'draft' ? <DraftView key={id} invoice={data} /> : <IssuedView key={id} invoice={data} />;
  return (
    <>
      <PageHeader title="Invoice" />
      {state === 'failed' ? (
        <FailedState {...describeFailure('Failed to load this invoice', error)} onRetry={reload} />
      ) : (
        <LoadingState count={8} />
      )}
    </>
  );
}
