import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { useRecord } from 'shared/platform';
import { LoadingState, PageHeader, ResponseState } from 'shared/ui';
import { IssuedView } from './IssuedView';

/** Loaded with its form, which issued invoices don't need. */
const DraftView = lazy(() => import('./DraftView').then((loaded) => ({ default: loaded.DraftView })));

/** One invoice: the document, its payments and notes, and its actions. */
export default function InvoicePage() {
  const { id = '' } = useParams();
  const { data, ...response } = useRecord<InvoiceView>('invoices', id);
  if (data && data.status !== 'draft') return <IssuedView key={id} invoice={data} />;
  if (data)
    return (
      <Suspense fallback={<LoadingState count={8} />}>
        <DraftView key={id} invoice={data} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title="Invoice" />
      <ResponseState of={response} failed="Failed to load this invoice" skeleton="lines" count={8} />
    </>
  );
}
