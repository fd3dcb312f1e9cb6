import { PageHeader, ResourceTable, Stack, useImport, useRecordActions, useResourceList } from 'shared/ui';
import { LedgerTotals } from '../ledger/LedgerTotals';
import { PurchaseTabs } from './PurchaseTabs';
import { purchases } from './resource';

const sums = [
  { label: 'Value', of: { value: 1 } },
  { label: 'GST', of: { tax: 1 } },
  { label: 'Total', of: { total: 1 } },
  { label: 'Unpaid', of: { unpaid: 1 } },
] as const;

/** Lists suppliers' bills with their sums; adds, imports, edits and deletes them. */
export default function PurchasesPage() {
  const { addButton, actions, drawers } = useRecordActions(purchases, { width: 760 });
  const billImport = useImport(purchases);
  const { selection, isNarrowed } = useResourceList(purchases);
  return (
    <>
      <PageHeader
        title="Purchases"
        purpose="Suppliers’ bills: their taxes, when they are due, and what is paid."
        actions={addButton}
      />
      <PurchaseTabs />
      <Stack>
        <LedgerTotals path={purchases.path} selection={selection} isNarrowed={isNarrowed} sums={sums} />
        <ResourceTable
          resource={purchases}
          rowLink={({ id }) => `/dashboard/invoicing/purchases/${id}`}
          emptyAction={addButton}
          toolbar={billImport.button}
          actions={actions}
        />
      </Stack>
      {drawers}
      {billImport.dialog}
    </>
  );
}
