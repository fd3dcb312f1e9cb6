import { Button } from 'antd';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, Stack, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { ReceiptTabs } from '../receipts/ReceiptTabs';
import { MissingCertificates } from './MissingCertificates';
import { tdsCertificates } from './resource';

/** `/dashboard/invoicing/receipts/certificates`: certificates of tax withheld by clients, and the missing ones. */
export default function TdsCertificatesPage() {
  const [certificates] = useState(tdsCertificates);
  const { add, edit, drawer } = useFormDrawer(certificates);
  const remove = useRemoveAction(certificates);
  const history = useHistoryDrawer(certificates);
  const addButton = (
    <Allowed right="tds-certificates:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add certificate
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="TDS Certificates"
        purpose="What clients certify of the tax they kept back, beside your receipts of the quarter."
        actions={addButton}
      />
      <ReceiptTabs />
      <Stack>
        <MissingCertificates />
        <ResourceTable
          resource={certificates}
          emptyAction={addButton}
          actions={() => [
            { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit, iconOnly: true, inline: true },
            { ...remove, iconOnly: true, inline: true },
            history.action,
          ]}
        />
      </Stack>
      {drawer}
      {history.drawer}
    </>
  );
}
