import { useState } from 'react';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, Stack, useRecordActions } from 'shared/ui';
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
  const { addButton, actions, drawers } = useRecordActions(challans, changes);
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
          <ResourceTable resource={challans} emptyAction={addButton} actions={actions} />
        </Allowed>
      </Stack>
      {drawers}
    </>
  );
}
