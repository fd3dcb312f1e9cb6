import { useState } from 'react';
import { PageHeader, ResourceTable, Stack, useRecordActions } from 'shared/ui';
import { ReceiptTabs } from '../receipts/ReceiptTabs';
import { MissingCertificates } from './MissingCertificates';
import { tdsCertificates } from './resource';

/** `/dashboard/invoicing/receipts/certificates`: certificates of tax withheld by clients, and the missing ones. */
export default function TdsCertificatesPage() {
  const [certificates] = useState(tdsCertificates);
  const { addButton, actions, drawers } = useRecordActions(certificates);
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
        <ResourceTable resource={certificates} emptyAction={addButton} actions={actions} />
      </Stack>
      {drawers}
    </>
  );
}
