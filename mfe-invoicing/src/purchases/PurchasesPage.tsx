import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { Allowed } from 'shared/platform';
import {
  PageHeader,
  ResourceTable,
  Stack,
  useFormDrawer,
  useHistoryDrawer,
  useImport,
  useRemoveAction,
  useResourceList,
} from 'shared/ui';
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
  const { add, edit, drawer } = useFormDrawer(purchases, { width: 760 });
  const remove = useRemoveAction(purchases);
  const history = useHistoryDrawer(purchases);
  const billImport = useImport(purchases);
  const { selection, isNarrowed } = useResourceList(purchases);
  const addButton = (
    <Allowed right="purchases:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add bill
      </Button>
    </Allowed>
  );
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
          actions={() => [
            { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
            { ...remove, iconOnly: true, inline: true },
            history.action,
          ]}
        />
      </Stack>
      {drawer}
      {history.drawer}
      {billImport.dialog}
    </>
  );
}
