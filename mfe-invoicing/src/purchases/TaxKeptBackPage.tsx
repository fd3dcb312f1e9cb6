import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, Stack, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { Form140Panel } from './Form140Panel';
import { PurchaseTabs } from './PurchaseTabs';
import { taxChallans } from './taxChallans';

const changes = { alsoRefresh: ['purchases'] };

/**
 * `/dashboard/invoicing/purchases/tax-kept-back?quarter=…`: TDS withheld from suppliers, the challans that paid it, and
 * the rows of form 140.
 */
export default function TaxKeptBackPage() {
  const [challans] = useState(taxChallans);
  const { add, edit, drawer } = useFormDrawer(challans, changes);
  const remove = useRemoveAction(challans, changes);
  const history = useHistoryDrawer(challans);
  const addButton = (
    <Allowed right="tax-challans:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add challan
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Tax Kept Back"
        purpose="Tax at source of suppliers’ bills, by section and month. Nothing is sent: you pay, and upload the rows."
        actions={addButton}
      />
      <PurchaseTabs />
      <Stack>
        <Form140Panel />
        <Allowed right="tax-challans:read">
          <ResourceTable
            resource={challans}
            emptyAction={addButton}
            actions={() => [
              { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
              { ...remove, iconOnly: true, inline: true },
              history.action,
            ]}
          />
        </Allowed>
      </Stack>
      {drawer}
      {history.drawer}
    </>
  );
}
