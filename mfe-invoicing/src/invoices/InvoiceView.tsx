import { Alert } from 'antd';
import { useRecord } from 'shared/platform';
import { useState } from 'react';
import { describeFailure, FailedState, type Failure, LoadingState, PageHeader, StatusDot, useFormDrawer } from 'shared/ui';
import { useHistoryDrawer } from '../history/useHistoryDrawer';
import { historyFields } from './historyFields';
import { InvoiceActions } from './InvoiceActions';
import { issueProblems } from './issue';
import { InvoiceAccount } from './InvoiceAccount';
import { IssueChecklist } from './IssueChecklist';
import { PaymentList } from './payments/PaymentList';
import { usePaymentForm } from './payments/usePaymentForm';
import { invoices } from './resource';
import { InvoiceSheet } from './sheet/InvoiceSheet';
import { type ShownInvoice, shownTones } from './shownTones';
import classes from './InvoiceView.module.css';

function Loaded({ invoice }: { invoice: ShownInvoice }) {
  const [failure, setFailure] = useState<Failure>();
  const form = useFormDrawer(invoices, { width: 960, onSaved: () => setFailure(undefined) });
  const payment = usePaymentForm(invoice);
  const history = useHistoryDrawer(invoices, historyFields);
  const isDraft = invoice.status === 'draft';
  const problems = isDraft ? issueProblems(invoice) : [];
  const title = isDraft ? `Draft ${invoice.invoiceNo}`.trim() : invoice.invoiceNo;
  return (
    <>
      <PageHeader
        title={title}
        purpose={<><StatusDot tone={shownTones[invoice.shown]}>{invoice.shown}</StatusDot>{invoice.clientName && ` · ${invoice.clientName}`}</>}
        actions={<InvoiceActions invoice={invoice} isIncomplete={problems.length > 0} onEdit={() => form.edit(invoice)} onPay={payment.add} onHistory={() => history.open(invoice)} onFailed={(text, error) => setFailure(describeFailure(text, error))} />}
      />
      {failure && <Alert className={classes.failure} type="error" showIcon role="alert" title={failure.title} description={failure.detail} closable={{ onClose: () => setFailure(undefined) }} />}
      <div className={classes.columns}>
        <InvoiceSheet invoice={invoice} />
        <div className={classes.side}>
          {isDraft ? <IssueChecklist problems={problems} onEdit={() => form.edit(invoice)} /> : <InvoiceAccount invoice={invoice} />}
          {(invoice.status === 'issued' || invoice.status === 'paid') && <PaymentList invoiceId={invoice.id} onEdit={payment.edit} />}
        </div>
      </div>
      {isDraft ? form.drawer : payment.drawer}
      {history.drawer}
    </>
  );
}

/** One invoice: what it says, what was paid and credited, and what can be done with it. */
export function InvoiceView({ id }: { id: string }) {
  const { data, state, error, reload } = useRecord<ShownInvoice>('invoices', id);
  if (data) return <Loaded key={id} invoice={data} />;
  return (
    <>
      <PageHeader title="Invoice" />
      {state === 'failed' ? <FailedState {...describeFailure('Failed to load this invoice', error)} onRetry={reload} /> : <LoadingState count={8} />}
    </>
  );
}
