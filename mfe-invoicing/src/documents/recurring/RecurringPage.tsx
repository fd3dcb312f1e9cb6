import { useSearchParams } from 'react-router-dom';
import { today } from 'shared/domain/dates/dates';
import { PageHeader, ResourceTable, useRecordActions } from 'shared/ui';
import { recurringInvoices } from './resource';

/**
 * Lists recurring invoices; adds them, from an invoice that the address names (`?form=new&invoice=<id>`), changes and
 * ends them.
 */
export default function RecurringPage() {
  const [params] = useSearchParams();
  const { addButton, actions, drawers } = useRecordActions(recurringInvoices, {
    initial: { invoiceId: params.get('invoice') ?? '', rhythm: 'Monthly', startOn: today(), endOn: null },
  });
  return (
    <>
      <PageHeader
        title="Recurring Invoices"
        purpose="Drafts that are made on their day, for you to check and issue."
        actions={addButton}
      />
      <ResourceTable resource={recurringInvoices} emptyAction={addButton} actions={actions} />
      {drawers}
    </>
  );
}
