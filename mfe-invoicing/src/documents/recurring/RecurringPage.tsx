import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { today } from 'shared/domain/dates/dates';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { recurringInvoices } from './resource';

/**
 * Lists recurring invoices; adds them, from an invoice that the address names (`?form=new&invoice=<id>`), changes and
 * ends them.
 */
export default function RecurringPage() {
  const [params] = useSearchParams();
  const { add, edit, drawer } = useFormDrawer(recurringInvoices, {
    initial: { invoiceId: params.get('invoice') ?? '', rhythm: 'Monthly', startOn: today(), endOn: null },
  });
  const remove = useRemoveAction(recurringInvoices);
  const history = useHistoryDrawer(recurringInvoices);
  const addButton = (
    <Allowed right="recurring-invoices:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add recurring invoice
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Recurring Invoices"
        purpose="Drafts that are made on their day, for you to check and issue."
        actions={addButton}
      />
      <ResourceTable
        resource={recurringInvoices}
        emptyAction={addButton}
        actions={() => [
          { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
          { ...remove, iconOnly: true, inline: true },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
    </>
  );
}
